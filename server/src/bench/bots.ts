import type { SeatRequest } from '@tudor-rose/protocol'
import { benchClient } from './client.ts'
import { type Percentiles, percentiles } from './percentiles.ts'
import { Player } from './player.ts'

export interface BotSettings {
  readonly url: string
  /** The games, each with the number of bots at its tables. */
  readonly games: Readonly<Record<string, number>>
  readonly levels: readonly string[]
  /** How many tables with bots run at the same time; each number is measured separately. */
  readonly atOnce: readonly number[]
  /** How many answers to measure per level and game. */
  readonly answers: number
}

/** Times run from the start of the bot's turn until its move was received; half of them were shorter than `p50`. */
export interface BotAnswers extends Percentiles {
  readonly game: string
  readonly level: string
  readonly atOnce: number
  readonly answers: number
}

/** Plays at tables with bots, one level and game at a time, and measures how long people wait for them. */
export async function measureBots(settings: BotSettings): Promise<readonly BotAnswers[]> {
  const found: BotAnswers[] = []
  for (const atOnce of settings.atOnce)
    for (const level of settings.levels)
      for (const game of Object.keys(settings.games)) found.push(await waitForBots(settings, game, level, atOnce))
  return found
}

async function waitForBots(
  { url, games, answers }: BotSettings,
  game: string,
  level: string,
  atOnce: number,
): Promise<BotAnswers> {
  const waits: number[] = []
  const isEnough = (): boolean => waits.length >= answers
  const note = (wait: number): void => {
    if (!isEnough()) waits.push(wait)
  }
  const bots = Array.from({ length: games[game] }, () => ({ kind: 'bot', bot: level }) as const)
  const keepPlaying = async (): Promise<void> => {
    while (!isEnough()) await playAgainst(url, game, bots, note, isEnough)
  }
  await Promise.all(Array.from({ length: atOnce }, keepPlaying))
  return { game, level, atOnce, answers: waits.length, ...percentiles(waits) }
}

/** The acknowledgement of the previous move arrives right after its update. */
function playSoon(player: Player): void {
  if (player.play() === undefined && !player.isOver && !player.isClosed) setTimeout(playSoon, 1, player)
}

/** At most one game: a random player against the bots. */
async function playAgainst(
  url: string,
  game: string,
  bots: readonly SeatRequest[],
  note: (wait: number) => void,
  isEnough: () => boolean,
): Promise<void> {
  const client = benchClient(url)
  const { id } = await client.post('/api/tables', {
    body: { game, seats: [{ kind: 'me' }, ...bots], visibility: 'public' },
  })
  return new Promise((resolve) => {
    let waitingSince: number | undefined
    const goOn = (player: Player): void => {
      const now = performance.now()
      if (waitingSince !== undefined) note(now - waitingSince)
      waitingSince = undefined
      // Only on the player's turn: otherwise bots would still be computing and slow down the next measurement.
      if (player.isOver || (isEnough() && player.isAsked)) {
        player.close()
        resolve()
      } else if (player.isAsked) playSoon(player)
      else waitingSince = now
    }
    const player = new Player(client, id, 0, {
      acknowledged: () => {},
      reached: goOn,
      refused: (code) => {
        throw new Error(`a move against a bot was refused: ${code}`)
      },
    })
    void player.connect().then(() => goOn(player))
  })
}
