/** The votes of this round that have been counted, put together from what was told of them. */
import type { Told } from '../../play/sight.ts'

export interface Ballot {
  /** Message key of the player. */
  readonly seat: string
  readonly isYes: boolean
  /** Put in beside the ballot itself. */
  readonly votes: number
}

export interface Division {
  readonly law: string
  readonly isPassed: boolean
  readonly yes: number
  readonly no: number
  readonly ballots: readonly Ballot[]
  /** As it was told: every ballot, then the result. */
  readonly told: readonly Told[]
}

export function divisionsOf(events: readonly Told[]): readonly Division[] {
  const divisions: Division[] = []
  let told: Told[] = []
  for (const event of events.slice(events.findLastIndex(({ key }) => key === 'log.round') + 1)) {
    const { key, params } = event
    if (key.startsWith('log.ballot.')) told.push(event)
    if (key !== 'log.passed' && key !== 'log.rejected') continue
    divisions.push({
      law: `${params.law}`.replace('law.', ''),
      isPassed: key === 'log.passed',
      yes: Number(params.yes),
      no: Number(params.no),
      ballots: told.map((ballot) => ({
        seat: `${ballot.params.seat}`,
        isYes: ballot.key === 'log.ballot.yes',
        votes: Number(ballot.params.votes),
      })),
      told: [...told, event],
    })
    told = []
  }
  return divisions
}
