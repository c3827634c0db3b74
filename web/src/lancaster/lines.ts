/** Lines of Lancaster's notation taken apart, for gestures and for words. */

export type Saying =
  | { readonly verb: 'build' | 'score' | 'keepExtension' | 'turnExtension'; readonly space: string }
  | { readonly verb: 'county'; readonly knight: KnightWord; readonly county: string; readonly squires: number }
  | { readonly verb: 'castle'; readonly knight: KnightWord; readonly space: string }
  | { readonly verb: 'conflict'; readonly knight: KnightWord; readonly conflict: string }
  | { readonly verb: 'tower'; readonly knight: KnightWord; readonly markers: number }
  | { readonly verb: 'favour'; readonly favour: string }
  | { readonly verb: 'vote'; readonly isYes: boolean; readonly votes: number }
  | { readonly verb: 'trade' | 'swapGold' | 'swapSquires'; readonly count: number }
  | { readonly verb: 'nobleFrom' | 'keepCounty' | 'leaveCounty'; readonly county: string }
  | { readonly verb: 'cross' | 'sendSquire'; readonly conflict: string }
  | { readonly verb: 'start'; readonly player: string }
  | { readonly verb: 'upgrade'; readonly strength: number; readonly where: string }
  | { readonly verb: 'ransom'; readonly strength: number }
  | { readonly verb: 'treasury'; readonly isAllys: boolean; readonly goods: string }
  | { readonly verb: 'apply'; readonly isAllys: boolean; readonly office: string }
  | { readonly verb: 'add'; readonly piece: string }
  | { readonly verb: 'bring'; readonly privilege: string }
  | { readonly verb: PlainVerb }

export interface KnightWord {
  readonly strength: number
  readonly isAllys: boolean
}

/** Lines that say no more than what is done. */
const PLAIN = {
  decline: 'decline',
  done: 'done',
  'take the noble': 'takeNoble',
  'take the reward': 'takeReward',
  'take both': 'takeBoth',
  'take nothing': 'takeNothing',
  'take the tile': 'takeTile',
  'take the noble and the tile': 'takeNobleAndTile',
  'take a bishop': 'takeBishop',
  'return a marker of shame': 'returnShame',
} as const
export type PlainVerb = (typeof PLAIN)[keyof typeof PLAIN]

/** Messages and targets have no spaces in their names. */
export const hyphened = (words: string): string => words.replaceAll(' ', '-')

const KNIGHT = "((?:the ally's )?[1-4])"
const knight = (word: string): KnightWord => ({ strength: Number(word.at(-1)), isAllys: word.startsWith('the ally') })
const isAllysLord = (word: string): boolean => word.startsWith('the ally')
const many = (word: string | undefined): number => Number(word ?? 0)

type Form = readonly [RegExp, (parts: readonly string[]) => Saying]

/** In this order: what is said of the castle or the Tower would otherwise pass for a county. */
const FORMS: readonly Form[] = [
  [/^build (.+)$/, ([space]) => ({ verb: 'build', space })],
  [
    new RegExp(`^place ${KNIGHT} in the castle on (.+)$`),
    ([word, space]) => ({ verb: 'castle', knight: knight(word), space }),
  ],
  [
    new RegExp(`^place ${KNIGHT} in the conflict (.+)$`),
    ([word, place]) => ({ verb: 'conflict', knight: knight(word), conflict: hyphened(place) }),
  ],
  [
    new RegExp(`^place ${KNIGHT} in the Tower(?: and return (\\d+) markers?)?$`),
    ([word, markers]) => ({ verb: 'tower', knight: knight(word), markers: many(markers) }),
  ],
  [
    new RegExp(`^place ${KNIGHT} in (\\S+)(?: with (\\d+) squires?)?$`),
    ([word, county, squires]) => ({ verb: 'county', knight: knight(word), county, squires: many(squires) }),
  ],
  [/^take the favour (.+)$/, ([favour]) => ({ verb: 'favour', favour })],
  [
    /^vote (yes|no)(?: with (\d+) votes?)?$/,
    ([ballot, votes]) => ({ verb: 'vote', isYes: ballot === 'yes', votes: many(votes) }),
  ],
  [/^trade (\d+)$/, ([count]) => ({ verb: 'trade', count: Number(count) })],
  [/^take the noble of (.+)$/, ([county]) => ({ verb: 'nobleFrom', county })],
  [/^cross over to the conflict (.+)$/, ([place]) => ({ verb: 'cross', conflict: hyphened(place) })],
  [/^name (.+) start player$/, ([player]) => ({ verb: 'start', player })],
  [/^score (.+)$/, ([space]) => ({ verb: 'score', space })],
  [/^upgrade ([1-4]) (.+)$/, ([strength, where]) => ({ verb: 'upgrade', strength: Number(strength), where })],
  [/^ransom ([1-4])$/, ([strength]) => ({ verb: 'ransom', strength: Number(strength) })],
  [
    /^send (the (?:ally's )?lord) to the treasury for (.+)$/,
    ([lord, goods]) => ({ verb: 'treasury', isAllys: isAllysLord(lord), goods }),
  ],
  [
    /^send (the (?:ally's )?lord) to apply as (.+)$/,
    ([lord, office]) => ({ verb: 'apply', isAllys: isAllysLord(lord), office }),
  ],
  [/^add (?:a |the )(.+)$/, ([piece]) => ({ verb: 'add', piece: hyphened(piece) })],
  [/^bring the (.+)$/, ([privilege]) => ({ verb: 'bring', privilege: hyphened(privilege) })],
  [/^pay for the extension (.+)$/, ([space]) => ({ verb: 'keepExtension', space })],
  [/^turn down the extension (.+)$/, ([space]) => ({ verb: 'turnExtension', space })],
  [/^pay for (.+)$/, ([county]) => ({ verb: 'keepCounty', county })],
  [/^leave (.+)$/, ([county]) => ({ verb: 'leaveCounty', county })],
  [/^swap \d+ gold for (\d+) squires?$/, ([count]) => ({ verb: 'swapGold', count: Number(count) })],
  [/^swap \d+ squires for (\d+) gold$/, ([count]) => ({ verb: 'swapSquires', count: Number(count) })],
  [/^send a squire to the conflict (.+)$/, ([place]) => ({ verb: 'sendSquire', conflict: hyphened(place) })],
]

export function readLine(line: string): Saying {
  if (Object.hasOwn(PLAIN, line)) return { verb: PLAIN[line as keyof typeof PLAIN] }
  for (const [pattern, say] of FORMS) {
    const found = pattern.exec(line)
    if (found !== null) return say(found.slice(1))
  }
  throw new Error(`no line of Lancaster: ${line}`)
}

/** Where a knight who is upgraded stands. */
export type Standing =
  | { readonly at: 'court' | 'tower' | 'lord' }
  | { readonly at: 'county'; readonly county: string }
  | { readonly at: 'castle'; readonly space: string }
  | { readonly at: 'conflict'; readonly conflict: string }

export function readStanding(where: string): Standing {
  if (where === 'at court') return { at: 'court' }
  if (where === 'in the Tower') return { at: 'tower' }
  if (where === 'with the lord') return { at: 'lord' }
  const castle = /^in the castle on (.+)$/.exec(where)
  if (castle !== null) return { at: 'castle', space: castle[1] }
  const conflict = /^in the conflict (.+)$/.exec(where)
  if (conflict !== null) return { at: 'conflict', conflict: hyphened(conflict[1]) }
  return { at: 'county', county: where.slice('in '.length) }
}
