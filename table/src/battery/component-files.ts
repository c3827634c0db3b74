import { BadInput } from '../errors.ts'
import type { Game } from '../game.ts'
import { fail } from './check.ts'

/** Keys already used in the header of a record. */
const TAKEN = ['game', 'rules', 'options', 'seed', 'seat seeds', 'end']

const NONSENSE = ['', '{', '[]', 'null', '{}', '{ "what": 1 }', '"deck"', `{ "what": [${'[],'.repeat(200_000)}[]] }`]

/** A game with components exports its own as a valid file and rejects every other text. */
export function componentFilesAreSound<S>(game: Game<S>): void {
  const { components } = game
  if (components === undefined) return
  const taken = [...TAKEN, ...game.options.map(({ name }) => name), ...game.layout.scalars.map(({ name }) => name)]
  if (taken.includes(components.name)) fail('components', `"${components.name}" stands for something else already`)
  if (components.with(components.text).components?.hash !== components.hash)
    fail('components', 'written and parsed again, they differ')
  for (const text of NONSENSE) {
    try {
      components.with(text)
    } catch (error) {
      if (error instanceof BadInput && error.kind === 'bad-components') continue
      fail('components', `"${text.slice(0, 20)}" fails with ${error}, not with BadInput`)
    }
    fail('components', `"${text.slice(0, 20)}" is accepted as a file`)
  }
}
