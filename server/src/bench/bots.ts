import { type Percentiles, percentiles } from './percentiles.ts'
import { Player } from './player.ts'

export interface BotSettings {
  readonly url: string
  /** Each with how many bots sit at its tables. */
  readonly games: Readonly<Record<string, number>>
  readonly levels: readonly string[]
  /** How many answers of each level are waited for in each game. */
  readonly answers: number
}

/** Times are from when it was the bot's turn until its move was seen. */
export interface BotAnswers extends Percentiles {
  readonly game: string
  readonly level: string
  readonly answers: number
}

/** Plays at tables with bots, a level and a game after the other, and tells how long people wait for it. */
export async function measureBots(settings: BotSettings): Promise<readonly BotAnswers[]> {
  const found: BotAnswers[] = []
  for (const level of settings.levels)
    for (const game of Object.keys(settings.games)) found.push(await waitForBot(settings, game, level))
  return found
}

async function waitForBot({ url, games, answers }: BotSettings, game: string, level: string): Promise<BotAnswers> {
  const waits: number[] = []
  const bots = Array.from({ length: games[game] }, () => ({ kind: 'bot', bot: level }))
  while (waits.length < answers) waits.push(...(await playAgainst(url, game, bots, answers - waits.length)))
  return { game, level, answers: waits.length, ...percentiles(waits) }
}

/** A move that is under way is acknowledged right behind the news of it. */
function playSoon(player: Player): void {
  if (player.play() === undefined && !player.isOver) setTimeout(playSoon, 1, player)
}

/** One game, at most: a random player against the bots. */
async function playAgainst(url: string, game: string, bots: readonly object[], answers: number): Promise<number[]> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats: [{ kind: 'me' }, ...bots], visibility: 'public' }),
  })
  if (!response.ok) throw new Error(`a table with a bot: ${response.status} ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  const cookie = response.headers.get('set-cookie')!.split(';')[0]
  const waits: number[] = []
  return new Promise((resolve) => {
    let waitingSince: number | undefined
    const goOn = (player: Player): void => {
      const now = performance.now()
      if (waitingSince !== undefined) waits.push(now - waitingSince)
      waitingSince = undefined
      if (waits.length >= answers || player.isOver) {
        player.close()
        resolve(waits)
      } else if (player.isAsked) playSoon(player)
      else waitingSince = now
    }
    const player = new Player([`${url.replace('http', 'ws')}/play`], cookie, id, 0, {
      acknowledged: () => {},
      reached: goOn,
      refused: (code) => {
        throw new Error(`a move against a bot was refused: ${code}`)
      },
    })
    void player.connect().then(() => goOn(player))
  })
}
