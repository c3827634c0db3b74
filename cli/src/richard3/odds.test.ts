import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { game as richard3 } from '@tudor-rose/richard3'
import { type AnyGame, fastChance, formatRecord, MoveList, Session } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { DUEL, run, temporaryFolder } from '../testing/run.ts'
import { drawRichard3 } from './board.ts'
import { richard3Odds } from './odds.ts'

const games = [{ game: richard3 as AnyGame, draw: drawRichard3, questions: [richard3Odds] }]

/** A random game up to a possible attack, and the march that starts it. */
function gameWithAttack(): { readonly record: string; readonly attack: string; readonly area: string } {
  const session = new Session(richard3, { seed: 'Ludford Bridge' })
  const chance = fastChance('Ludford Bridge')
  const moves = new MoveList()
  for (;;) {
    const [seat] = richard3.actors(session.state)
    const enemy = seat === 0 ? 'York' : 'Lancaster'
    moves.clear()
    richard3.moves(session.state, seat, moves)
    const { areas } = richard3.view(session.state, seat)
    for (const move of moves.toArray()) {
      const attack = richard3.notation.format(move, seat)
      const area = /^march .* to (.+)$/.exec(attack)?.[1]
      if (areas.some(({ name, hidden }) => name === area && hidden[enemy] > 0))
        return { record: formatRecord(richard3, session.record()), attack, area: area! }
    }
    session.play(seat, moves.at(chance.below(moves.length)))
  }
}
const { record, attack, area } = gameWithAttack()

async function play(typed: readonly string[], ...more: readonly string[]): Promise<string> {
  const path = join(temporaryFolder(), 'attack.record')
  writeFileSync(path, record)
  const { code, out, err } = await run(['play', '--resume', path, '--alone', ...more], {
    games,
    typed: [...typed, 'quit', 'no'],
  })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

describe('odds in the terminal', () => {
  test('says so if there is no battle', async () => {
    expect(await play(['odds'])).toContain('There is no battle at the moment.')
  })

  test('describes a planned attack in words and with a bar, and plays nothing', async () => {
    const out = await play([`odds ${attack}`, 'odds'])
    expect(out).toMatch(new RegExp(`The battle in ${area}: .*(will .*win|either way)`))
    expect(out).toMatch(/(York|Lancaster) \d+% \[[#.]{40}\] (York|Lancaster) \d+%/)
    expect(out).toMatch(/loses [\d.]+ steps? on average/)
    expect(out).toMatch(/: lost \d+%, retreats \d+%/)
    expect(out).toContain('Hidden blocks are guessed')
    expect(out).toContain('There is no battle at the moment.')
  })

  test('in the language of the game', async () => {
    expect(await play([`odds ${attack}`], '--language', 'de')).toMatch(/verliert im Schnitt/)
  })

  test('describes a pending battle without a move', async () => {
    const out = await play([attack, 'odds'])
    expect(out).toMatch(new RegExp(`The battle in ${area}: .*\\n {2}.*\\[[#.]{40}\\]`))
  })

  test('reports invalid moves and those that do not lead into a battle, and changes nothing', async () => {
    const out = await play(['odds dance', 'odds end actions'])
    expect(out).toContain('"dance" is not a legal move')
    expect(out).toContain('"end actions" does not lead into a battle')
  })

  test('help lists the command, but not in a game without battles', async () => {
    expect(await play(['help'])).toContain('  odds [MOVE] show the odds of your battles')
    const { out } = await run(['play', 'duel', '--seed', '5'], {
      games: [DUEL],
      typed: ['odds', 'help', 'quit', 'no'],
    })
    expect(out).toContain('"odds" is neither a legal move nor a command')
    expect(out).not.toContain('odds [MOVE]')
  })
})
