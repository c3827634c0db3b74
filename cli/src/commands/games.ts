import type { Command } from '../command.ts'
import { print, printJson } from '../environment.ts'

export const games: Command = {
  name: 'games',
  summary: 'List the games and their options.',
  operands: [],
  flags: [{ name: 'json', about: 'one JSON object per game' }],
  examples: [['tudor games', 'all games with the values of their options, the default first']],

  run(args, environment) {
    for (const { game } of environment.games) {
      if (args.has('json')) {
        printJson(environment, { game: game.name, rulesVersion: game.rulesVersion, options: game.options })
        continue
      }
      print(environment, `${game.name} (rules version ${game.rulesVersion})`)
      const width = Math.max(0, ...game.options.map((option) => option.name.length))
      for (const { name, values, standard } of game.options) {
        const others = values.filter((value) => value !== standard)
        print(environment, `  ${name.padEnd(width)}  ${[`${standard} (default)`, ...others].join(', ')}`)
      }
      if (game.components !== undefined)
        print(environment, `  ${game.components.name.padEnd(width)}  the built-in one (default), or a file`)
    }
  },
}
