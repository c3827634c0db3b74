/** The chance that a knight keeps a county until all knights are placed. */
import { type Board, type LancasterState, PRIVILEGED_STRENGTH, STRENGTHS } from './board.ts'

/**
 * The risk for each knight who could drive him out alone, and for each who would need squires, less the more are
 * needed.
 */
const ALONE = 0.1
const WITH_SQUIRES = 0.24
const LIKELIEST = 0.6

export function holdChance(board: Board, w: LancasterState, holder: number, county: number): number {
  if (board.isShielded(w, county)) return 1
  const toBeat = board.countyStrength(w, county)
  const { minimum } = w.components.counties[county]
  const isTwo = w.players === 2
  const parties = isTwo ? 2 * w.players : w.players
  let holds = 1
  for (let party = 0; party < parties; party++) {
    if (party % w.players === holder % w.players) continue
    const squires = party < w.players ? w.bytes[board.squires + party] : 0
    // A Tudor knight counts for the minimum too.
    const help = board.hasTudorKnight(w, party) ? PRIVILEGED_STRENGTH : 0
    let risk = 0
    for (let strength = Math.max(1, minimum - help); strength <= STRENGTHS; strength++) {
      const many = board.atCourt(w, party, strength)
      if (many === 0) continue
      const needed = toBeat + 1 - strength - help
      if (needed <= 0) risk += ALONE * many
      else if (needed <= squires) risk += (WITH_SQUIRES * many) / (1 + needed)
    }
    holds *= 1 - Math.min(LIKELIEST, risk)
  }
  return holds
}
