import {
  type BattleTable,
  EXPLOITABILITY_LIMIT,
  type Exploitability,
  HIDDEN,
  MOST_BY_STANDARD_DECK,
  MOST_FIGHTERS,
  measureExploitability,
  readBattleTable,
  type Sides,
  solveBattles,
  USUAL_ROUNDS,
  USUAL_STRONGER,
  USUAL_WEAKER,
  writeBattleTable,
} from '@tudor-rose/bots'
import type { Command, Given } from '../command.ts'
import { checkWritable, inFile, readBytes, replaceFile } from '../files.ts'
import { offerNamed } from '../offer.ts'
import { Progress } from '../progress.ts'
import { print, type Surroundings } from '../surroundings.ts'
import { WrongInput } from '../wrong-input.ts'

const SOLVED = 'cousins-war'
const USUAL_BELIEF_STEPS = 6
/** Flags that say nothing about a table that is there already. */
const ONLY_TO_MAKE = ['out', 'rounds']

export const solve: Command = {
  name: 'solve',
  summary: 'Solve the bluffing battle of The Cousins’ War, or measure how good a solution is.',
  details: [
    'Makes the table by which bots bluff and doubt, and measures how much of a battle an opponent who knows the table',
    'by heart could gain: on average over all situations, and at worst. The same flags give the same bytes.',
  ],
  operands: [{ name: 'GAME', about: `${SOLVED}, the only game with a battle to solve` }],
  flags: [
    { name: 'out', value: 'FILE', about: 'where to put the table' },
    { name: 'measure', value: 'FILE', about: 'measure this table instead of making one' },
    { name: 'rounds', value: 'N', about: `rounds of learning in each situation; ${USUAL_ROUNDS} if not given` },
    {
      name: 'fighters',
      value: 'N',
      about: `no more fighters on a side than this; all that can occur, ${MOST_FIGHTERS}, if not given`,
    },
    {
      name: 'beliefs',
      value: 'N',
      about: `how finely a hidden card is weighed; ${USUAL_BELIEF_STEPS} if not given, more is sharper, best in threes`,
    },
  ],
  examples: [
    ['tudor solve cousins-war --out bots/data/cousins-war-battle.bin', 'the table that comes with the program'],
    ['tudor solve cousins-war --measure bots/data/cousins-war-battle.bin', 'how good it is'],
  ],

  run(given, around) {
    const { game } = offerNamed(around.offers, given.operand(0) ?? '')
    if (game.name !== SOLVED) throw new WrongInput(`there is nothing to solve in ${game.name}; only in ${SOLVED}`)
    const measured = given.text('measure')
    for (const flag of ONLY_TO_MAKE)
      if (measured !== undefined && given.has(flag))
        throw new WrongInput(`--${flag} is for making a table; --measure only looks at one that is there`)
    const beliefs = given.whole('beliefs', 1, 30) ?? USUAL_BELIEF_STEPS
    const table =
      measured === undefined ? makeTable(given, around) : inFile(measured, () => readBattleTable(readBytes(measured)))
    measure(table, beliefs, given.whole('fighters', 1, table.mostFighters) ?? table.mostFighters, around)
  },
}

function makeTable(given: Given, around: Surroundings): BattleTable {
  const out = given.text('out')
  if (out === undefined) throw new WrongInput('tudor solve needs --out FILE for the table, or --measure FILE')
  checkWritable(out)
  const rounds = given.whole('rounds', 1) ?? USUAL_ROUNDS
  const progress = { bar: undefined as Progress | undefined }
  const table = solveBattles({
    rounds,
    mostFighters: given.whole('fighters', 1, MOST_FIGHTERS) ?? MOST_FIGHTERS,
    onProgress(done, total) {
      progress.bar ??= new Progress(around, 'solving', total)
      progress.bar.update(done)
    },
  })
  progress.bar?.end()
  const bytes = writeBattleTable(table)
  replaceFile(out, bytes)
  print(around, `${out}: ${bytes.length} bytes`)
  return table
}

function measure(table: BattleTable, beliefs: number, mostFighters: number, around: Surroundings): void {
  const progress = { bar: undefined as Progress | undefined }
  const { all, ofStandardDeck, usual, bothHidden, withoutCards } = measureExploitability(table, {
    beliefSteps: beliefs,
    mostFighters,
    onProgress(done, total) {
      progress.bar ??= new Progress(around, 'measuring', total)
      progress.bar.update(done)
    },
  })
  progress.bar?.end()
  print(around, 'what an opponent who knows the table can gain, at most, in battles')
  print(around, line('all situations', all))
  print(around, line(`up to ${MOST_BY_STANDARD_DECK} in all, as the standard deck allows`, ofStandardDeck))
  print(around, line(`up to ${USUAL_STRONGER} against ${USUAL_WEAKER}, as battles are`, usual))
  print(around, line('both cards hidden', bothHidden))
  print(around, line('no cards', withoutCards))
}

const line = (what: string, { situations, mean, worst, worstSides, aboveLimit }: Exploitability): string =>
  `  ${what} (${situations}): ${mean.toFixed(4)} on average, ${worst.toFixed(4)} at worst (${told(worstSides)}), ` +
  `${aboveLimit} above ${EXPLOITABILITY_LIMIT}`

const cardTold = (card: number): string =>
  card === HIDDEN ? 'a hidden card' : card === 0 ? 'no card' : `an open card of ${card}`

const told = ({ attackers, defenders, attackerCard, defenderCard }: Sides): string =>
  `${attackers} with ${cardTold(attackerCard)} attack ${defenders} with ${cardTold(defenderCard)}`
