import type { Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { Proposal, Proposed } from './proposal.ts'

/** What is proposed at a table, and who has agreed to it. */
export class Bargain {
  #proposal: Proposal | undefined
  /** One that ended because a seat lost its holder. Earlier servers let it go on, and what their logs say of it counts. */
  #lapsed: Proposal | undefined

  get proposal(): Proposal | undefined {
    return this.#proposal
  }

  propose(proposed: Proposed, by: Seat): void {
    this.#lapsed = undefined
    this.#proposal = { proposed, by, agreed: [] }
  }

  /** A seat agrees. Answers what happens now, once nobody is missing whose word it takes. */
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

  /** Nobody is bound by what another agreed to in the same seat. */
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
