import type { LancasterComponents } from '@tudor-rose/lancaster'
import { type AnyGame, Texts } from '@tudor-rose/table'

type Source = LancasterComponents['counties'][number]['source']
type Reward = LancasterComponents['counties'][number]['reward']

const WIDEST_SOURCE = 60
/** For one and for several; component files with any other reward are refused. */
const REWARD_NAMES: Readonly<Record<keyof Reward, readonly [one: string, several: string]>> = {
  points: ['point', 'points'],
  gold: ['gold', 'gold'],
  squires: ['squire', 'squires'],
  votes: ['vote', 'votes'],
  seals: ['seal', 'seals'],
  newKnight: ['new knight', 'new knight'],
  upgrade: ['upgrade', 'upgrade'],
  extension: ['extension', 'extension'],
  nobleAnywhere: ['noble of any county', 'noble of any county'],
  crossing: ['crossing', 'crossing'],
}

/** The content of a component file as tables, with the source of each fact. */
export function componentLines(game: AnyGame): string[] {
  const { text, isStandard, hash } = game.components!
  const components: LancasterComponents = JSON.parse(text)
  return [
    `${isStandard ? 'The components that come with the game' : 'Custom components'}, ${hash}`,
    ...section('Counties', countyRows(components)),
    ...section('Conflicts', conflictRows(components)),
    ...section('Favours', favourRows(components)),
    ...section('Castle', castleRows(components.castle)),
    ...section("Ally's castle, with two players", castleRows(components.allyCastle)),
    ...lawLines(components, new Texts(game, 'en')),
    ...section('Nobles and tracks', valueRows(components)),
    ...section('Reward tiles', tileRows(components)),
  ]
}

type Rows = readonly (readonly string[])[]

/** Aligned columns, except for the last one, which is the source. */
function section(title: string, rows: Rows): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  '))
  return ['', title, ...lines.map((line) => `  ${line}`.trimEnd())]
}

const rewardText = (reward: Reward): string =>
  Object.entries(reward)
    .map(([kind, many]) => `${many} ${REWARD_NAMES[kind as keyof Reward][many === 1 ? 0 : 1]}`)
    .join(', ')

function sourceText(source: Source): string {
  if (typeof source === 'string') return source
  const text = Object.entries(source).map(([fact, from]) => `${fact}: ${from}`)
  return text.join('; ')
}

const without = (notWith: readonly number[] | undefined): string =>
  notWith === undefined ? '' : `not with ${notWith.join(', ')}`

const countyRows = ({ counties }: LancasterComponents): Rows => [
  ['county', 'minimum', 'reward', 'source'],
  ...counties.map(({ letter, name, minimum, reward, startPlayer, source }) => [
    `${letter} ${name}`,
    `${minimum}`,
    `${rewardText(reward)}${startPlayer ? ', names the start player' : ''}`,
    sourceText(source),
  ]),
]

const conflictRows = ({ conflicts }: LancasterComponents): Rows => [
  ['strength', 'points', 'players', 'source'],
  ...conflicts.map(({ strength, points, notWith, source }) => [
    `${strength}`,
    points.join(' '),
    without(notWith),
    sourceText(source),
  ]),
]

const favourRows = ({ favours }: LancasterComponents): Rows => [
  ['favour', 'reward', 'players', 'source'],
  ...favours.map(({ id, reward, notWith, source }) => [id, rewardText(reward), without(notWith), sourceText(source)]),
]

const castleRows = (spaces: LancasterComponents['castle']): Rows => [
  ['space', 'reward', 'price', 'source'],
  ...spaces.map(({ id, reward, cost, source }) => [
    id,
    rewardText(reward),
    cost === undefined ? '' : `${cost} squires`,
    sourceText(source),
  ]),
]

const SETS = { base: 'base laws', new: 'new laws', king: "King's laws" } as const

function lawLines({ laws }: LancasterComponents, texts: Texts): string[] {
  const sets = Object.entries(SETS).flatMap(([set, title]) => {
    const rows = Object.entries(laws[set as keyof typeof SETS]).flatMap(([number, ids]) =>
      ids.map((id) => {
        const key = `law.${id}`
        const says = texts.say(key)
        return [number, id, says === key ? '' : says]
      }),
    )
    return section(`Laws: ${title}`, [['section', 'law', 'what it says'], ...rows])
  })
  return [...sets, ...wrapSource(sourceText(laws.source))]
}

function wrapSource(source: string): string[] {
  if (source.length <= WIDEST_SOURCE) return [`  source: ${source}`]
  return source.split('; ').map((part) => `  source of ${part}`)
}

const valueRows = ({ nobles, noblePoints, shameTrack }: LancasterComponents): Rows => {
  const perCounty = Object.entries(nobles.perCounty).map(([players, many]) => `${many} with ${players}`)
  return [
    ['what', 'values', 'source'],
    ['nobles in a county', perCounty.join(', '), sourceText(nobles.source)],
    ['points for 0 to 9 nobles', noblePoints.values.join(' '), sourceText(noblePoints.source)],
    ['shame track', shameTrack.values.join(' '), sourceText(shameTrack.source)],
  ]
}

const tileRows = ({ rewardTiles }: LancasterComponents): Rows => [
  ['county', 'reward', 'with the court', 'source'],
  ...rewardTiles.map(({ letter, reward, withCourt, source }) => [
    letter,
    rewardText(reward),
    withCourt === undefined ? '' : rewardText(withCourt),
    sourceText(source),
  ]),
]
