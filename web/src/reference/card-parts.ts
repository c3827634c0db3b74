/** What a game brings to its reference card, besides the tables of its rulebook. `web/reference` draws the cards. */

/** A box: `GAME/reference/plan.ts` lists them in order. */
export interface BoxPlan<Name extends string = string> {
  readonly box: Name
  /** The rulebook section with the full text. */
  readonly section?: string
  readonly isNumbered?: true
  /** The section whose table is shown, and its columns if not all. */
  readonly table?: string
  readonly columns?: readonly number[]
}

export interface BoxTexts {
  readonly title: string
  readonly lines?: readonly string[]
}

/** `GAME/reference/texts` has them by language. English defines the boxes. */
export interface CardTexts<Box extends string = string> {
  /** Shown below the name of the game. */
  readonly about: string
  readonly boxes: Readonly<Record<Box, BoxTexts>>
}
