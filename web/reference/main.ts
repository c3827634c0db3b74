/** Writes docs/reference: one sheet per game and language. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { CARD_GAMES, CARD_LANGUAGES, cardOf } from './card.ts'
import { svgOf } from './svg.ts'

const FOLDER = new URL('../../docs/reference/', import.meta.url)
mkdirSync(FOLDER, { recursive: true })
for (const game of CARD_GAMES)
  for (const language of CARD_LANGUAGES) {
    const svg = svgOf(cardOf(game, language))
    const name = `${game}-${language}.svg`
    writeFileSync(new URL(name, FOLDER), svg)
    const sizes = Array.from(svg.matchAll(/font-size="([\d.]+)"/g), ([, size]) => Number(size))
    console.log(`${name}: ${svg.length} bytes, smallest type ${Math.min(...sizes)} points`)
  }
