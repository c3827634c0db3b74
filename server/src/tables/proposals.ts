import type { Proposal, Proposed } from '@tudor-rose/protocol'
import type { Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'

/** The current proposal at a table, and which seats have agreed to it. */
export class Proposals {
  #proposal: Proposal | undefined
  /**
   * A proposal that ended because a seat lost its holder. Earlier servers let it continue, so answers to it in old logs
   * still count.
   */
  #lapsed: Proposal | undefined

  get proposal(): Proposal | undefined {
    return this.#proposal
  }

  propose(proposed: Proposed, by: Seat): void {
    this.#lapsed = undefined
    this.#proposal = { proposed, by, agreed: [] }
  }

  /** Records that a seat agrees. Returns the proposal once all required seats have agreed. */
  agree(seat: Seat, isMissing: (agreed: readonly Seat[]) => boolean): Proposed | undefined {
    const proposal = this.#pending()
    const agreed = [...new Set([...proposal.agreed, seat])].sort()
    this.#proposal = { ...proposal, agreed }
    if (isMissing(agreed)) return undefined
    this.end()
    return proposal.proposed
  }

  decline(): void {
    this.#pending()
    this.end()
  }

  end(): void {
    this.#proposal = undefined
    this.#lapsed = undefined
  }

  /** A new holder of a seat is not bound by what the previous one agreed to. */
  lapse(): void {
    this.#lapsed = this.#proposal ?? this.#lapsed
    this.#proposal = undefined
  }

  #pending(): Proposal {
    const proposal = this.#proposal ?? this.#lapsed
    if (proposal === undefined) throw nothingProposed()
    return proposal
  }
}

export const nothingProposed = (): Refusal => new Refusal('nothing-proposed', 'nothing is proposed at this table')
