import { completeOptions, fastChance, MoveList, playAtRandom } from '@tudor-rose/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCK_COUNT, blockNamed, FULL_STEPS, NO_BLOCK, TWIN_OF } from '../armies.ts'
import { HOUSE_NAMES, LANCASTER, YORK } from '../data/areas.ts'
import { BLOCKS } from '../data/blocks.ts'
import { CARDS } from '../data/cards.ts'
import { game } from '../game.ts'
import { AREA_COUNT, AREA_NAMES } from '../geography.ts'
import { ASIDE, CAPTIVE, DEAD, NONE, PLACE_NAMES } from '../layout.ts'
import { cardOf, enteredBy, houseOf, placeOf, presentIn, type State, stepsOf } from '../state.ts'
import { STEP } from '../steps.ts'
import { areaOf, BORDER_LIST, borderOf, isPort } from '../testing/printed-map.ts'

type Visit = (s: State, seat: number, line: string) => void

/** Random games with all options; the visitor is called before each move. */
function overRandomGames(visitor: () => Visit, numRuns = 25): void {
  const options = fc.record({
    scenario: fc.constantFrom('wars-of-the-roses', 'kingmaker', 'richard-iii'),
    edition: fc.constantFrom('1.02', '1.0'),
    mulligan: fc.constantFrom('book', 'auto'),
  })
  fc.assert(
    fc.property(options, fc.nat(), (chosen, seed) => {
      const chance = fastChance(`chance ${seed}`)
      const s = game.setup(completeOptions(game, chosen), chance)
      const visit = visitor()
      const picks = fastChance(`picks ${seed}`)
      playAtRandom(game, s, chance, picks, new MoveList(), game.moveBound, (seat, move) =>
        visit(s, seat, game.notation.format(move, seat)),
      )
    }),
    { numRuns },
  )
}

const place = (s: State, seat: number, name: string): string => PLACE_NAMES[placeOf(s, blockNamed(seat, name))]
const blocksIn = (s: State, area: number, house: number): number[] =>
  Array.from({ length: BLOCK_COUNT }, (_, block) => block).filter(
    (block) => placeOf(s, block) === area && houseOf(s, block) === house,
  )
const cardNameOf = (s: State, seat: number): string => CARDS[cardOf(s, seat)].name
const wordsOf = (line: string): readonly string[] =>
  /^(march|sail|raid|recruit) (.*?)(?: by .*)? to (.*)$/.exec(line)?.slice(1) ?? []

/** Calls back at the beginning of a turn, and for every move of a player's actions. */
function perTurn(begin: () => void, act: Visit): Visit {
  let turn = -1
  return (s, seat, line) => {
    if (turn !== s.campaign * 8 + s.turn && s.step === STEP.chooseCard) {
      turn = s.campaign * 8 + s.turn
      begin()
    }
    if (s.step === STEP.actions) act(s, seat, line)
  }
}

describe('in random games', () => {
  it('5.21 no border is crossed more often than its limit allows, or once more with Surprise', () => {
    overRandomGames(() => {
      const crossed = new Map<string, number>()
      let mover = ''
      return perTurn(
        () => crossed.clear(),
        (s, seat, line) => {
          const [verb, block, to] = line.startsWith('on to ') ? ['march', mover, line.slice(6)] : wordsOf(line)
          if (verb !== 'march') return
          mover = block
          const border = borderOf(place(s, seat, block), to)
          if (border === undefined) throw new Error(`${line} crosses no border`)
          const key = `${seat} ${border.name}`
          crossed.set(key, (crossed.get(key) ?? 0) + 1)
          const bonus = cardNameOf(s, seat) === 'Surprise' ? 1 : 0
          expect([line, Number(crossed.get(key)) <= border.limit + bonus]).toEqual([line, true])
        },
      )
    })
  })

  it('5.2 no block moves or is recruited twice in a turn', () => {
    overRandomGames(() => {
      const moved = new Set<string>()
      return perTurn(
        () => moved.clear(),
        (_s, seat, line) => {
          const [, block] = wordsOf(line)
          if (block === undefined) return
          const key = `${seat} ${block}`
          expect([line, moved.has(key)]).toEqual([line, false])
          moved.add(key)
        },
      )
    })
  })

  it('1.2 nobody spends more points than his card has', () => {
    overRandomGames(() => {
      const spent = { areas: new Set<string>(), single: 0, sailed: new Map<string, number>() }
      let who = -1
      const reset = () => {
        spent.areas.clear()
        spent.single = 0
        spent.sailed.clear()
      }
      return perTurn(reset, (s, seat, line) => {
        if (seat !== who) reset()
        who = seat
        const [verb, block, to] = wordsOf(line)
        const from = block === undefined ? '' : place(s, seat, block)
        const card = cardNameOf(s, seat)
        const isFirst = s.edition === 1
        if (verb === 'march' && card !== 'Muster') spent.areas.add(from)
        if (verb === 'raid' || verb === 'recruit') spent.single++
        if (verb === 'sail' && !(isPort(from) && isPort(to))) spent.single++
        else if (verb === 'sail') {
          const key = isFirst ? 'any' : `${from} - ${to}`
          spent.sailed.set(key, (spent.sailed.get(key) ?? 0) + 1)
        }
        const pairs = [...spent.sailed.values()].reduce((sum, blocks) => sum + Math.ceil(blocks / 2), 0)
        // The event of an event card gives one group or, in 1.02, one sea move; in 1.0 in addition to its points.
        const events: Readonly<Record<string, number>> = {
          Surprise: 1,
          'Force March': 1,
          Treason: 1,
          Muster: 0,
          Plague: 0,
        }
        const points = card === 'Piracy' ? 2 : card in events ? events[card] * (isFirst ? 2 : 1) : Number(card.slice(2))
        expect([line, spent.areas.size + spent.single + pairs <= points]).toEqual([line, true])
        expect(s.actionPoints).toBeLessThanOrEqual(4)
      })
    })
  })

  it('6.3 every pending battle has one attacker, who came by three borders at most, with a main attack', () => {
    let battles = 0
    overRandomGames(() => (s, _seat, line) => {
      if (line !== 'end actions') return
      for (const [area, { attackedBy, entries }] of game.view(s, 0).areas.entries()) {
        if (presentIn(s, area, LANCASTER) === 0 || presentIn(s, area, YORK) === 0) continue
        battles++
        const attack = entries.filter(({ house }) => house === attackedBy)
        const help = entries.filter(({ house }) => house !== attackedBy)
        expect(attack.filter(({ main }) => main)).toHaveLength(1)
        expect(attack.every(({ blocks }) => blocks > 0)).toBe(true)
        expect(attack.length).toBeLessThanOrEqual(3)
        expect(help.length).toBeLessThanOrEqual(2)
        expect(help.some(({ main }) => main)).toBe(false)
      }
    })
    expect(battles).toBeGreaterThan(20)
  })

  it('5.22 as many defenders stay as the main attack pins, or all if there are fewer', () => {
    let battles = 0
    overRandomGames(() => {
      const before = new Uint8Array(AREA_COUNT)
      return (s, seat, line) => {
        if (line !== 'end actions') return
        const defender = 1 - s.playerOne
        const waiting = (area: number) =>
          blocksIn(s, area, defender).filter((block) => enteredBy(s, block) === NONE).length
        for (const [area, { attackedBy, entries }] of game.view(s, 0).areas.entries()) {
          if (seat === s.playerOne) before[area] = waiting(area)
          else if (attackedBy === HOUSE_NAMES[s.playerOne]) {
            battles++
            const pinning = entries.find(({ main }) => main)?.blocks ?? 0
            expect(pinning).toBeGreaterThan(0)
            expect(waiting(area)).toBeGreaterThanOrEqual(Math.min(pinning, before[area]))
          }
        }
      }
    })
    expect(battles).toBeGreaterThan(20)
  })

  it('2.1 the counts of blocks in each area are right', () => {
    overRandomGames(() => (s) => {
      const counted = new Uint8Array(2 * AREA_COUNT)
      for (let block = 0; block < BLOCK_COUNT; block++)
        if (placeOf(s, block) < AREA_COUNT) counted[houseOf(s, block) * AREA_COUNT + placeOf(s, block)]++
      for (let area = 0; area < AREA_COUNT; area++)
        for (const house of [LANCASTER, YORK])
          if (presentIn(s, area, house) !== counted[house * AREA_COUNT + area])
            throw new Error(`${presentIn(s, area, house)} blocks are said to be in ${AREA_NAMES[area]}`)
    })
  })

  it('2.7 no block is ever in the enemy’s exile, and 5.3 no block that cannot sail is overseas, except the Rebel on Man', () => {
    overRandomGames(() => (s) => {
      for (let block = 0; block < BLOCK_COUNT; block++) {
        if (placeOf(s, block) >= AREA_COUNT) continue
        const area = areaOf(AREA_NAMES[placeOf(s, block)])
        if (area.exile !== undefined) expect([block, area.exile]).toEqual([block, houseOf(s, block)])
        const island = !BORDER_LIST.some(({ ends }) => ends.includes(area.name))
        const { kind, name } = BLOCKS[block]
        if (island && (kind === 'levy' || name.startsWith('Scots') || name.startsWith('Welsh') || kind === 'rebel'))
          expect([name, area.name]).toEqual(['Rebel', 'Isle of Man'])
      }
    })
  })

  it('5.4 no block on the map gains a step within a campaign, and none has more than its full strength', () => {
    overRandomGames(() => {
      const steps = new Uint8Array(BLOCK_COUNT)
      let campaign = 0
      return (s) => {
        if (s.campaign !== campaign) steps.fill(0)
        campaign = s.campaign
        for (let block = 0; block < BLOCK_COUNT; block++) {
          const isOn = placeOf(s, block) < AREA_COUNT
          const most = isOn && steps[block] > 0 ? steps[block] : FULL_STEPS[block]
          if (stepsOf(s, block) < 1 || stepsOf(s, block) > most)
            throw new Error(`${BLOCKS[block].name} has ${stepsOf(s, block)} steps, and could have ${most}`)
          steps[block] = isOn ? stepsOf(s, block) : 0
        }
      }
    })
  })

  it('3.22 of the two blocks of a noble one is in play, or both are dead', () => {
    overRandomGames(() => (s) => {
      for (let block = 0; block < BLOCK_COUNT; block++) {
        if (TWIN_OF[block] === NO_BLOCK) continue
        const pair = [placeOf(s, block), placeOf(s, TWIN_OF[block])]
        const inPlay = pair.filter((where) => where < ASIDE || where === CAPTIVE).length
        const dead = pair.filter((where) => where === DEAD).length
        if (inPlay !== 1 && dead !== 2) throw new Error(`${BLOCKS[block].name} is in play ${inPlay} times`)
      }
    })
  })
})
