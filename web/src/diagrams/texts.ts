/** The texts of one diagram: `GAME/diagrams/texts` has them by language and by the name of the diagram. */
export interface DiagramTexts {
  /** A full description, for readers who do not see the picture. */
  readonly alternative: string
  /** The meaning of the numbers in the picture, starting with 1. */
  readonly legend?: readonly string[]
}
