import type { Game } from '../game.ts'
import { completeOptions, type Options, optionCombinations } from '../options.ts'
import { askingIsSound, resigningEnds } from './actors.ts'
import { type Check, labelOf, type Trial } from './check.ts'
import { componentFilesAreSound } from './component-files.ts'
import { copiesAreApart } from './copies.ts'
import { gamesEnd } from './endings.ts'
import { eventsKeepSecrets, undoShowsNothing } from './hidden-information.ts'
import { forksAreImaginedAlike, twinsAreImaginedAlike } from './imagined-worlds.ts'
import { illegalMovesAreRefused } from './legality.ts'
import { namesAreUsable } from './names.ts'
import { notationIsExact } from './notation.ts'
import { type GoldenRecord, goldenChecks, type PerftRow, perftChecks } from './perft-and-golden.ts'
import { positionsRoundTrip } from './positions.ts'
import { recordsReplay } from './replays.ts'
import { secretsAreKept } from './secrets.ts'
import { everythingHasText } from './texts.ts'
import { undoRestores } from './undo.ts'
import { viewsArePlainData } from './views.ts'

export type { Check } from './check.ts'
export type { GoldenRecord, PerftRow } from './perft-and-golden.ts'

export interface BatterySettings {
  /** The options to try, completed with their defaults. Default: all combinations. */
  readonly combinations?: readonly Options[]
  /** Random games per combination for cheap checks. Default: at least 2,000 in total. */
  readonly games?: number
  /** Random games per combination for expensive checks. */
  readonly fewGames?: number
  /** The share of these games to play, from 0 to 1, but at least two games. Default: all. */
  readonly share?: number
  readonly perft?: readonly PerftRow[]
  readonly golden?: readonly GoldenRecord[]
  /** True for a game in which every seat knows everything. */
  readonly nothingHidden?: boolean
  /** Keys of events that make a choice public although its effect is hidden: where the plague strikes, but not whom. */
  readonly announced?: readonly string[]
}

const GAMES_IN_ALL = 2000
const GAMES_WITH_MUCH_CHECKED_IN_ALL = 100
/** A single game might have nothing hidden at all. */
const MIN_GAMES = 2

/** Properties of every game, in the order in which failures are best fixed. */
const PROPERTIES: readonly { readonly name: string; readonly check: <S>(trial: Trial<S>) => void }[] = [
  { name: 'random games end within the bound on moves', check: gamesEnd },
  { name: 'only seats that are asked have moves, and reading changes nothing', check: askingIsSound },
  { name: 'a seat may resign at any time', check: resigningEnds },
  { name: 'a copy and its original are independent', check: copiesAreApart },
  { name: 'records replay to the same bytes', check: recordsReplay },
  { name: 'notation is exact', check: notationIsExact },
  { name: 'illegal moves are refused and change nothing', check: illegalMovesAreRefused },
  { name: 'views are plain data', check: viewsArePlainData },
  { name: 'secrets are kept', check: secretsAreKept },
  { name: 'worlds that a seat cannot tell apart are imagined alike', check: twinsAreImaginedAlike },
  { name: 'so are worlds after moves that a seat cannot tell apart', check: forksAreImaginedAlike },
  { name: 'events keep secrets too', check: eventsKeepSecrets },
  { name: 'a move that may be undone reveals nothing', check: undoShowsNothing },
  { name: 'undo restores exactly', check: undoRestores },
  { name: 'positions survive export and import', check: positionsRoundTrip },
  { name: 'every message has a text', check: everythingHasText },
]

/** The checks that every game must pass, independent of the test framework. */
export function batteryFor<S>(game: Game<S>, settings: BatterySettings = {}): readonly Check[] {
  const combinations =
    settings.combinations?.map((options) => completeOptions(game, options)) ?? optionCombinations(game)
  const share = (games: number): number => Math.max(MIN_GAMES, Math.ceil(games * (settings.share ?? 1)))
  const trials = combinations.map((options) => ({
    game,
    options,
    games: share(settings.games ?? GAMES_IN_ALL / combinations.length),
    fewGames: share(settings.fewGames ?? GAMES_WITH_MUCH_CHECKED_IN_ALL / combinations.length),
    nothingHidden: settings.nothingHidden ?? false,
    announced: settings.announced ?? [],
  }))
  return [
    { name: 'names are usable in records and positions', run: () => namesAreUsable(game) },
    { name: 'components survive as a file', run: () => componentFilesAreSound(game) },
    ...trials.flatMap((trial) =>
      PROPERTIES.map(({ name, check }) => ({ name: `${name} (${labelOf(trial.options)})`, run: () => check(trial) })),
    ),
    ...perftChecks(game, settings.perft ?? []),
    ...goldenChecks(game, settings.golden ?? []),
  ]
}
