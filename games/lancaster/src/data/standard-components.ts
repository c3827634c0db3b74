/** The standard components. `source` says where each value is from; `reconstructed` marks our own. */
import type { LancasterComponents } from '../components.ts'

const BOOK = 'rulebook'
const OURS = 'reconstructed'
const STRENGTH_BOOK = { strength: BOOK, points: OURS }

export const STANDARD_COMPONENTS: LancasterComponents = {
  counties: [
    {
      letter: 'A',
      name: 'Northumberland',
      minimum: 1,
      reward: { extension: 1 },
      source: { minimum: OURS, reward: BOOK },
    },
    { letter: 'B', name: 'Stafford', minimum: 1, reward: { upgrade: 1 }, source: BOOK },
    {
      letter: 'C',
      name: 'York',
      minimum: 3,
      reward: { votes: 2, newKnight: 1 },
      source: { minimum: OURS, reward: BOOK },
    },
    {
      letter: 'D',
      name: 'Gloucester',
      minimum: 3,
      reward: { votes: 2, upgrade: 1 },
      source: { minimum: 'public', reward: BOOK },
    },
    { letter: 'E', name: 'Bedford', minimum: 3, reward: { extension: 1 }, source: { minimum: OURS, reward: BOOK } },
    { letter: 'F', name: 'Suffolk', minimum: 2, reward: { newKnight: 1 }, source: { minimum: OURS, reward: 'public' } },
    {
      letter: 'G',
      name: 'Somerset',
      minimum: 4,
      reward: { points: 6 },
      source: { minimum: 'public', reward: 'the kind is from the rulebook, the amount reconstructed' },
    },
    { letter: 'H', name: 'Dorset', minimum: 1, reward: { crossing: 1 }, source: { minimum: OURS, reward: BOOK } },
    {
      letter: 'I',
      name: 'Surrey',
      minimum: 1,
      reward: { gold: 2, squires: 2 },
      startPlayer: true,
      source: { minimum: OURS, reward: BOOK },
    },
  ],
  conflicts: [
    { strength: 2, points: [2, 1, 1], notWith: [2, 4, 5], source: STRENGTH_BOOK },
    { strength: 3, points: [3, 1, 1], notWith: [5], source: STRENGTH_BOOK },
    { strength: 3, points: [3, 1, 1], source: STRENGTH_BOOK },
    { strength: 4, points: [3, 2, 1], source: OURS },
    { strength: 4, points: [4, 2, 1], source: OURS },
    { strength: 5, points: [4, 2, 1], source: BOOK },
    { strength: 5, points: [5, 2, 1], source: OURS },
    { strength: 6, points: [5, 3, 1], source: OURS },
    { strength: 7, points: [6, 3, 2], source: OURS },
    { strength: 8, points: [7, 4, 2], source: OURS },
    { strength: 9, points: [8, 4, 2], notWith: [3], source: STRENGTH_BOOK },
    { strength: 10, points: [9, 5, 3], notWith: [2, 3, 4], source: STRENGTH_BOOK },
  ],
  favours: [
    { id: 'upgrade', reward: { upgrade: 1 }, notWith: [3], source: BOOK },
    { id: 'noble', reward: { nobleAnywhere: 1 }, source: BOOK },
    { id: 'gold', reward: { gold: 1 }, source: OURS },
    { id: 'squire', reward: { squires: 1 }, source: OURS },
    { id: 'second-gold', reward: { gold: 1 }, source: OURS },
    { id: 'second-squire', reward: { squires: 1 }, source: OURS },
  ],
  castle: [
    { id: 'knight', reward: { newKnight: 1 }, cost: 3, source: BOOK },
    { id: 'upgrade', reward: { upgrade: 1 }, cost: 2, source: BOOK },
    { id: 'squires', reward: { squires: 2 }, source: BOOK },
    { id: 'gold', reward: { gold: 2 }, source: 'the kind is public, the amount reconstructed' },
    { id: 'votes', reward: { votes: 2 }, source: 'the kind is public, the amount reconstructed' },
    { id: 'points', reward: { points: 2 }, source: OURS },
  ],
  allyCastle: [
    { id: 'knight', reward: { newKnight: 1 }, source: BOOK },
    { id: 'upgrade', reward: { upgrade: 1 }, source: BOOK },
  ],
  laws: {
    base: {
      0: ['most-gold-upgrade', 'most-squires-new-knight', 'points-3-per-2-counties'],
      1: ['gold-for-vote', 'squire-and-gold-for-3-points', 'extension-per-2-conflicts', 'squire-per-placed-2'],
      2: ['squire-vote-gold-per-2-conflicts', 'no-placed-2-upgrade', 'placed-3-becomes-4', 'points-5-per-3-extensions'],
      3: [
        'points-3-per-conflict',
        'points-8-per-3-counties',
        'all-three-1s-placed-5-points',
        'new-knight-per-3-nobles',
      ],
      4: ['gold-for-1-point', 'squire-for-1-point', 'all-four-strengths-6-points'],
    },
    new: {
      0: ['most-gold-squire-and-vote', 'vote-per-conflict', 'most-squires-gold-and-vote'],
      1: ['squire-per-placed-1', 'points-3-per-knight-in-castle', 'no-nobles-gold-squire-vote', 'counties-cost-1-gold'],
      2: [
        'both-2s-placed-3-points',
        'most-leftover-votes-upgrade',
        'points-5-per-2-counties',
        'swap-gold-squires-2-to-1',
      ],
      3: [
        'extensions-cost-1-squire',
        'points-3-per-2-squires-in-counties',
        'most-knights-in-conflicts-5-points',
        'points-3-per-county-without-nobles',
      ],
      4: ['squires-into-conflicts', 'pay-4-gold-for-extension', 'gold-squire-vote-for-3-points'],
    },
    king: {
      2: [
        'no-bishop-return-1-shame',
        'fewest-shame-5-points',
        'most-squires-pays-2-most-gold-pays-3',
        'pay-seal-for-2-squires-and-1-gold',
      ],
      3: [
        'most-leftover-votes-1-seal',
        'points-3-per-knight-in-tower',
        'most-squires-3-points-most-gold-3-points',
        'shame-per-2-counties',
      ],
    },
    source: {
      laws: BOOK,
      base: 'sections as in public overviews',
      new: 'sections after the order of the rulebook',
      king: 'sections after the order of the rulebook',
    },
  },
  nobles: { perCounty: { 2: 2, 3: 2, 4: 3, 5: 4 }, source: BOOK },
  noblePoints: { values: [0, 0, 1, 3, 6, 10, 15, 21, 28, 36], source: BOOK },
  shameTrack: {
    values: [3, 6, 9, 12, 15],
    source: '3 and 6 are in an example of the rulebook, the rest reconstructed',
  },
  rewardTiles: [
    { letter: 'A', reward: { points: 3 }, withCourt: { seals: 1 }, source: BOOK },
    { letter: 'B', reward: { squires: 3 }, source: { reward: BOOK, letter: OURS } },
    { letter: 'C', reward: { gold: 3 }, source: { reward: BOOK, letter: OURS } },
    { letter: 'D', reward: { points: 3 }, withCourt: { seals: 1 }, source: BOOK },
    { letter: 'E', reward: { newKnight: 1 }, source: { reward: BOOK, letter: OURS } },
    { letter: 'F', reward: { points: 3 }, withCourt: { seals: 1 }, source: BOOK },
    { letter: 'G', reward: { nobleAnywhere: 1 }, source: { reward: BOOK, letter: OURS } },
    { letter: 'H', reward: { upgrade: 1 }, source: { reward: BOOK, letter: OURS } },
    { letter: 'I', reward: { extension: 1 }, source: { reward: BOOK, letter: OURS } },
  ],
}
