import type { LawId } from '@tudor-rose/lancaster'

/**
 * Each law as a row of symbols, for players who know it; its text is shown next to it. A word is an icon, `k2` a knight of
 * that strength, `!` precedes what one must not have, `@` precedes where it must stand; the rest is shown as it is.
 */
const SIGNS: Readonly<Record<LawId, string>> = {
  'most-gold-upgrade': 'most gold → upgrade',
  'most-squires-new-knight': 'most squires → newKnight',
  'points-3-per-2-counties': '2 county → 3 points',
  'gold-for-vote': 'gold → votes',
  'squire-and-gold-for-3-points': 'squires gold → 3 points',
  'extension-per-2-conflicts': '2 conflict → extension',
  'squire-per-placed-2': 'k2 → squires',
  'squire-vote-gold-per-2-conflicts': '2 conflict → squires votes gold',
  'no-placed-2-upgrade': '!k2 → upgrade',
  'placed-3-becomes-4': 'k3 → k4',
  'points-5-per-3-extensions': '3 extension → 5 points',
  'points-3-per-conflict': 'conflict → 3 points',
  'points-8-per-3-counties': '3 county → 8 points',
  'all-three-1s-placed-5-points': 'k1 k1 k1 → 5 points',
  'new-knight-per-3-nobles': '3 noble → newKnight',
  'gold-for-1-point': 'gold → 1 points',
  'squire-for-1-point': 'squires → 1 points',
  'all-four-strengths-6-points': 'k1 k2 k3 k4 → 6 points',

  'most-gold-squire-and-vote': 'most gold → squires votes',
  'vote-per-conflict': 'conflict → votes',
  'most-squires-gold-and-vote': 'most squires → gold votes',
  'squire-per-placed-1': 'k1 → squires',
  'points-3-per-knight-in-castle': 'knight@extension → 3 points',
  'no-nobles-gold-squire-vote': '!noble → gold squires votes',
  'counties-cost-1-gold': 'county → −1 gold',
  'both-2s-placed-3-points': 'k2 k2 → 3 points',
  'most-leftover-votes-upgrade': 'most leftover → upgrade',
  'points-5-per-2-counties': '2 county → 5 points',
  'swap-gold-squires-2-to-1': '2:1 gold ⇄ squires',
  'extensions-cost-1-squire': 'extension → −1 squires',
  'points-3-per-2-squires-in-counties': '2 squires@county → 3 points',
  'most-knights-in-conflicts-5-points': 'most knight@conflict → 5 points',
  'points-3-per-county-without-nobles': 'county !noble → 3 points',
  'squires-into-conflicts': 'squires → conflict',
  'pay-4-gold-for-extension': '4 gold → extension',
  'gold-squire-vote-for-3-points': 'gold squires leftover → 3 points',

  'no-bishop-return-1-shame': '!bishop → −1 shame',
  'fewest-shame-5-points': 'fewest shame → 5 points',
  'most-squires-pays-2-most-gold-pays-3': 'most squires −2 gold −3',
  'pay-seal-for-2-squires-and-1-gold': 'seals → 2 squires gold',
  'most-leftover-votes-1-seal': 'most leftover → seals',
  'points-3-per-knight-in-tower': 'knight@tower → 3 points',
  'most-squires-3-points-most-gold-3-points': 'most squires · gold → 3 points',
  'shame-per-2-counties': '2 county → shame',
}

export interface LawSymbol {
  /** The name of an icon, if there is one. */
  readonly icon?: string
  /** Shown as it is, or on the icon. */
  readonly text?: string
  readonly isBarred: boolean
  /** The icon of its location. */
  readonly at?: string
}

const WORD = /^(!?)([a-zA-Z]{3,}|k[1-4])(?:@(\w+))?$/

export function symbolsOf(law: LawId): readonly LawSymbol[] {
  return SIGNS[law].split(' ').map((word) => {
    const found = WORD.exec(word)
    if (found === null) return { text: word, isBarred: false }
    const [, bar, what, at] = found
    const isBarred = bar === '!'
    return /^k\d$/.test(what) ? { icon: 'knight', text: what[1], isBarred } : { icon: what, isBarred, at }
  })
}
