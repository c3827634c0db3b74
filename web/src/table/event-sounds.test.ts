import { expect, test } from 'vitest'
import { loadGameTexts } from '../boards/game-texts.ts'
import { GAME_NAMES } from '../boards/games.ts'
import { EVENT_SOUNDS, soundsOf } from './event-sounds.ts'

test.each(GAME_NAMES)('every event of %s that is heard is one of the game', async (game) => {
  const texts = await loadGameTexts(game, 'en')
  for (const key of Object.values(EVENT_SOUNDS[game]).flat())
    expect(texts.problem(key) ?? '').not.toContain('there is no text')
})

test('each sound comes once, in order, and not too many', () => {
  const told = (...keys: string[]) => keys.map((key) => ({ key: `log.${key}`, params: {} }))
  expect(soundsOf('richard3', told('marches', 'marches', 'battle', 'fires'))).toEqual(['piece', 'battle', 'dice'])
  expect(soundsOf('richard3', told('cards', 'marches', 'battle', 'fires'))).toEqual(['piece', 'battle', 'dice'])
  expect(soundsOf('richard3', told('passes'))).toEqual([])
})
