import {
  type BattleTable,
  DEFAULT_ROUNDS,
  EXPLOITABILITY_LIMIT,
  type Exploitability,
  HIDDEN,
  MAX_BY_STANDARD_DECK,
  MAX_FIGHTERS,
  measureExploitability,
  readBattleTable,
  type Sides,
  solveBattles,
  TYPICAL_STRONGER,
  TYPICAL_WEAKER,
  writeBattleTable,
} from '@tudor-rose/bots/cousins-war/bluffing'
import type { Command, ParsedArguments } from '../command.ts'
import { type Environment, print } from '../environment.ts'
import { checkWritable, readBytes, replaceFile, withFileName } from '../files.ts'
import { findGame } from '../game-entry.ts'
import { Progress } from '../progress.ts'
import { UsageError } from '../usage-error.ts'

const SOLVED = 'cousins-war'
const DEFAULT_BELIEF_STEPS = 6
/** Flags that do not apply to an existing table. */
const ONLY_TO_MAKE = ['out', 'rounds']

export const solve: Command = {
  name: 'solve',
  summary: 'Solve the bluffing battle of The Cousins’ War, or measure a solution.',
  details: [
    'Makes the table by which bots bluff and doubt, and measures its exploitability: what a best response gains,',
    'on average over all situations and in the worst case. The same flags give the same bytes.',
  ],
  operands: [{ name: 'GAME', about: `${SOLVED}, the only game with a battle to solve` }],
  flags: [
    { name: 'out', value: 'FILE', about: 'output file of the table' },
    { name: 'measure', value: 'FILE', about: 'measure this table instead of making one' },
    { name: 'rounds', value: 'N', about: `iterations in each situation (default: ${DEFAULT_ROUNDS})` },
    {
      name: 'fighters',
      value: 'N',
      about: `maximum number of fighters on a side (default: ${MAX_FIGHTERS}, all that can occur)`,
    },
    {
      name: 'beliefs',
      value: 'N',
      about: `resolution of beliefs about a hidden card (default: ${DEFAULT_BELIEF_STEPS}); more is more accurate, best a multiple of 3`,
    },
  ],
  examples: [
    ['tudor solve cousins-war --out bots/data/cousins-war-battle.bin', 'the table that comes with the program'],
    ['tudor solve cousins-war --measure bots/data/cousins-war-battle.bin', 'measure it'],
  ],

  run(args, environment) {
    const { game } = findGame(environment.games, args.operand(0) ?? '')
    if (game.name !== SOLVED) throw new UsageError(`there is nothing to solve in ${game.name}, only in ${SOLVED}`)
    const measured = args.text('measure')
    for (const flag of ONLY_TO_MAKE)
      if (measured !== undefined && args.has(flag))
        throw new UsageError(`--${flag} is for making a table, not for --measure`)
    const beliefs = args.integer('beliefs', 1, 30) ?? DEFAULT_BELIEF_STEPS
    const table =
      measured === undefined
        ? makeTable(args, environment)
        : withFileName(measured, () => readBattleTable(readBytes(measured)))
    measure(table, beliefs, args.integer('fighters', 1, table.mostFighters) ?? table.mostFighters, environment)
  },
}

function makeTable(args: ParsedArguments, environment: Environment): BattleTable {
  const out = args.text('out')
  if (out === undefined) throw new UsageError('tudor solve needs --out FILE, or --measure FILE')
  checkWritable(out)
  const rounds = args.integer('rounds', 1) ?? DEFAULT_ROUNDS
  const progress = { bar: undefined as Progress | undefined }
  const table = solveBattles({
    rounds,
    mostFighters: args.integer('fighters', 1, MAX_FIGHTERS) ?? MAX_FIGHTERS,
    onProgress(done, total) {
      progress.bar ??= new Progress(environment, 'solving', total)
      progress.bar.update(done)
    },
  })
  progress.bar?.end()
  const bytes = writeBattleTable(table)
  replaceFile(out, bytes)
  print(environment, `${out}: ${bytes.length} bytes`)
  return table
}

function measure(table: BattleTable, beliefs: number, mostFighters: number, environment: Environment): void {
  const progress = { bar: undefined as Progress | undefined }
  const { all, ofStandardDeck, usual, bothHidden, withoutCards } = measureExploitability(table, {
    beliefSteps: beliefs,
    mostFighters,
    onProgress(done, total) {
      progress.bar ??= new Progress(environment, 'measuring', total)
      progress.bar.update(done)
    },
  })
  progress.bar?.end()
  print(environment, 'exploitability: the gain of a best response, in battles')
  print(environment, line('all situations', all))
  print(environment, line(`up to ${MAX_BY_STANDARD_DECK} in all, the maximum with the standard deck`, ofStandardDeck))
  print(environment, line(`up to ${TYPICAL_STRONGER} against ${TYPICAL_WEAKER}, as in most games`, usual))
  print(environment, line('both cards hidden', bothHidden))
  print(environment, line('no cards', withoutCards))
}

const line = (what: string, { situations, mean, worst, worstSides, aboveLimit }: Exploitability): string =>
  `  ${what} (${situations}): ${mean.toFixed(4)} on average, ${worst.toFixed(4)} at worst (${describeSides(worstSides)}), ` +
  `${aboveLimit} above ${EXPLOITABILITY_LIMIT}`

const describeCard = (card: number): string =>
  card === HIDDEN ? 'a hidden card' : card === 0 ? 'no card' : `a known card of ${card}`

const describeSides = ({ attackers, defenders, attackerCard, defenderCard }: Sides): string =>
  `${attackers} with ${describeCard(attackerCard)} attack ${defenders} with ${describeCard(defenderCard)}`
