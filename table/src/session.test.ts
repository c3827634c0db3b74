import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalMoves } from './battery/random-walk.ts'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { AIM_BETTER, CHOOSE_WEAPON, LOOK, READY } from './fixture/duel-notation.ts'
import { CHOOSE, DECISION, type Duel, HAND } from './fixture/duel-state.ts'
import { randomSession } from './fixture/random-session.ts'
import type { Game } from './game.ts'
import { replay } from './replay.ts'
import { Session } from './session.ts'

const RED = 0
const WHITE = 1
const start = (game: Game<Duel> = duel): Session<Duel> => new Session(game, { seed: 'Tewkesbury' })
const chooseFirst = (session: Session<Duel>, seat: number): void =>
  session.play(seat, CHOOSE_WEAPON + session.state.weaponsIn(HAND + seat)[0])

/** Everything that a session exposes. */
const shown = (session: Session<Duel>): unknown => ({
  bytes: [...session.state.bytes],
  events: [...session.events],
  record: session.record(),
  mayUndo: session.mayUndo(),
})

describe('a session', () => {
  it('numbers its events by the move that caused them', () => {
    const session = start()
    session.play(RED, AIM_BETTER)
    session.play(RED, READY)
    chooseFirst(session, WHITE)
    expect(session.events.map(({ event, moveNumber }) => [event.key, moveNumber])).toEqual([
      ['event.start', 0],
      ['event.aims', 1],
      ['event.chooses', 3],
    ])
  })

  it('has a record that replays', () => {
    const session = randomSession({ seed: 'Stoke', options: { length: 'long' } })
    expect(replay(duel, session.record()).bytes).toEqual(session.state.bytes)
    expect(session.record().end.winners).toEqual(duel.result(session.state)?.winners)
  })

  it('returns records that later moves do not change', () => {
    const session = start()
    const record = session.record()
    session.play(RED, READY)
    expect(record.moves).toEqual([])
  })

  it('rejects unknown options', () => {
    expect(badInput(() => new Session(duel, { seed: 's', options: { size: 'big' } })).kind).toBe('unknown-option')
  })

  it('does not change when a move is rejected', () => {
    const session = start()
    session.play(RED, AIM_BETTER)
    const before = shown(session)
    for (const action of [() => session.play(WHITE, READY), () => session.play(RED, 99), () => session.resign(5)]) {
      expect(badInput(action).kind).toBe('illegal-move')
      expect(shown(session)).toEqual(before)
    }
  })

  it('is restored, including its chance, when a game fails half-way through a move', () => {
    let isBroken = true
    const session = start({
      ...duel,
      apply(state, seat, move, chance, log) {
        duel.apply(state, seat, move, chance, log)
        const hasFought = move >= CHOOSE_WEAPON && state.get(DECISION) !== CHOOSE
        if (isBroken && hasFought) throw new Error('a fault')
      },
    })
    session.play(RED, READY)
    chooseFirst(session, RED)
    const before = shown(session)
    expect(() => chooseFirst(session, WHITE)).toThrow('a fault')
    expect(shown(session)).toEqual(before)
    isBroken = false
    chooseFirst(session, WHITE)
    expect(replay(duel, session.record()).bytes).toEqual(session.state.bytes)
  })
})

describe('undo', () => {
  it('undoes moves that revealed nothing, one by one', () => {
    const session = start()
    const shownBefore: unknown[] = []
    for (const move of [AIM_BETTER, AIM_BETTER, READY]) {
      shownBefore.push(shown(session))
      session.play(RED, move)
    }
    expect(session.undoableMoves).toBe(3)
    for (const move of [READY, AIM_BETTER, AIM_BETTER]) {
      expect(session.mayUndo()).toBe(true)
      expect(session.undo()).toEqual({ seat: RED, move })
      expect(shown(session)).toEqual(shownBefore.pop())
    }
    expect(session.mayUndo()).toBe(false)
    expect(badInput(() => session.undo()).kind).toBe('nothing-to-undo')
    expect(badInput(() => session.undo()).message).toBe('there is no move to take back')
  })

  it('stops at a reveal', () => {
    const session = start()
    session.play(RED, AIM_BETTER)
    session.play(RED, LOOK)
    expect(session.mayUndo()).toBe(false)
    expect(session.undoableMoves).toBe(0)
    expect(badInput(() => session.undo()).message).toContain('the last move cannot be taken back')
    session.play(RED, AIM_BETTER)
    session.undo()
    expect(session.mayUndo()).toBe(false)
  })

  it('stops at a die', () => {
    const quiet = {
      ...duel,
      apply: (...[s, seat, move, chance]: Parameters<typeof duel.apply>) => duel.apply(s, seat, move, chance),
    }
    const session = start(quiet)
    session.play(RED, READY)
    chooseFirst(session, RED)
    expect(session.mayUndo()).toBe(true)
    chooseFirst(session, WHITE)
    expect(session.mayUndo()).toBe(false)
  })

  it('can be restricted to one seat', () => {
    const session = start()
    session.play(RED, READY)
    expect([session.mayUndo(RED), session.mayUndo(WHITE)]).toEqual([true, false])
    chooseFirst(session, WHITE)
    expect([session.mayUndo(RED), session.mayUndo(WHITE)]).toEqual([false, true])
  })

  it('does not undo a resignation', () => {
    const session = start()
    session.play(RED, AIM_BETTER)
    session.resign(WHITE)
    expect(session.mayUndo()).toBe(false)
    expect(session.record().end.winners).toEqual([RED])
  })

  it('restores everything, whatever is played and undone', () => {
    // Numbers pick moves; null undoes.
    const steps = fc.array(fc.option(fc.nat(20), { freq: 2 }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.string(), steps, (seed, steps) => {
        const session = new Session(duel, { seed })
        for (const step of steps) {
          const actors = duel.actors(session.state)
          if (step === null) {
            if (session.mayUndo()) session.undo()
          } else if (actors.length > 0) {
            const seat = actors[step % actors.length]
            const moves = legalMoves(duel, session.state, seat)
            session.play(seat, moves[step % moves.length])
          }
        }
        const straight = Session.resume(duel, session.record())
        expect(shown(straight)).toEqual(shown(session))
      }),
    )
  })
})

describe('returning to a snapshot', () => {
  it('undoes everything since, whatever it revealed', () => {
    // Numbers pick moves; null undoes; a negative number returns to an earlier snapshot. Few of them go back, or else
    // no game would reach a roll of dice.
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.nat(20) },
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: -20, max: -1 }) },
    )
    const steps = fc.array(step, { minLength: 20, maxLength: 40 })
    fc.assert(
      fc.property(fc.string(), fc.option(fc.nat(8)), steps, (seed, after, steps) => {
        const session = new Session(duel, { seed, laterSeeds: after === null ? [] : [{ after, seed: 'later' }] })
        const snapshots = [session.snapshot()]
        for (const step of steps) {
          const actors = duel.actors(session.state)
          if (step === null) {
            if (session.mayUndo()) session.undo()
          } else if (step < 0) session.returnTo(snapshots[-step % snapshots.length])
          else if (actors.length > 0) {
            const seat = actors[step % actors.length]
            const moves = legalMoves(duel, session.state, seat)
            session.play(seat, moves[step % moves.length])
          }
          snapshots.length = Math.min(snapshots.length, session.moves.length)
          snapshots.push(session.snapshot())
          expect(shown(Session.resume(duel, session.record()))).toEqual(shown(session))
        }
      }),
    )
  })
})

describe('Session.resume', () => {
  it('continues the game of the record, with the same moves to undo', () => {
    for (let moves = 0; moves < 12; moves++) {
      const session = randomSession({ seed: 'Hexham', seatSeeds: ['a', 'b'] }, moves)
      const resumed = Session.resume(duel, session.record())
      expect(shown(resumed)).toEqual(shown(session))
      while (session.mayUndo()) {
        resumed.undo()
        session.undo()
        expect(shown(resumed)).toEqual(shown(session))
      }
    }
  })

  it('rejects a record that does not end as stated', () => {
    const record = randomSession({ seed: 'Hexham' }, 5).record()
    expect(badInput(() => Session.resume(duel, { ...record, end: { position: '0'.repeat(16) } })).kind).toBe(
      'bad-record',
    )
    expect(badInput(() => Session.resume(duel, { ...record, rulesVersion: 1 })).kind).toBe('other-rules-version')
    const moves = [...record.moves, { seat: 0, move: 99, line: 40 }]
    expect(badInput(() => Session.resume(duel, { ...record, moves })).line).toBe(40)
  })
})
