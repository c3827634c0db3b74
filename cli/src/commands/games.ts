import type { Command } from '../command.ts'
import { print, printJson } from '../surroundings.ts'

export const games: Command = {
  name: 'games',
  summary: 'List the games and their options.',
  operands: [],
  flags: [{ name: 'json', about: 'one JSON object per line and game' }],
  examples: [['tudor games', 'every game with the values of its options, the standard value first']],

  run(given, around) {
    for (const { game } of around.offers) {
      if (given.has('json')) {
        printJson(around, { game: game.name, rulesVersion: game.rulesVersion, options: game.options })
        continue
      }
      print(around, `${game.name} (rules version ${game.rulesVersion})`)
      const width = Math.max(0, ...game.options.map((option) => option.name.length))
      for (const { name, values, standard } of game.options) {
        const others = values.filter((value) => value !== standard)
        print(around, `  ${name.padEnd(width)}  ${[`${standard} (standard)`, ...others].join(', ')}`)
      }
      if (game.components !== undefined)
        print(around, `  ${game.components.name.padEnd(width)}  the one that comes with it (standard), or a file`)
    }
  },
}
