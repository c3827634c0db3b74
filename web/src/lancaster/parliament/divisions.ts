/** The votes counted in this round, reconstructed from their events. */
import type { LawId, PartyName, VisibleLancasterEvent } from '@tudor-rose/lancaster'
import { nameInKey } from '../../play/event-keys.ts'
import { isBallot } from '../log-rows.ts'

export interface Ballot {
  /** Message key of the player. */
  readonly seat: `seat.${PartyName}`
  readonly isYes: boolean
  /** Added to the ballot itself. */
  readonly votes: number
}

export interface Division {
  readonly law: LawId
  readonly isPassed: boolean
  readonly yes: number
  readonly no: number
  readonly ballots: readonly Ballot[]
  /** In the order of the log: every ballot, then the result. */
  readonly events: readonly VisibleLancasterEvent[]
}

export function divisionsOf(events: readonly VisibleLancasterEvent[]): readonly Division[] {
  const divisions: Division[] = []
  let ballots: Extract<VisibleLancasterEvent, { readonly key: `log.ballot.${string}` }>[] = []
  for (const event of events.slice(events.findLastIndex(({ key }) => key === 'log.round') + 1)) {
    if (isBallot(event)) ballots.push(event)
    if (event.key !== 'log.passed' && event.key !== 'log.rejected') continue
    const { law, yes, no } = event.params
    divisions.push({
      law: nameInKey(law),
      isPassed: event.key === 'log.passed',
      yes,
      no,
      ballots: ballots.map(({ key, params }) => ({
        seat: params.seat,
        isYes: key === 'log.ballot.yes',
        votes: params.votes,
      })),
      events: [...ballots, event],
    })
    ballots = []
  }
  return divisions
}
