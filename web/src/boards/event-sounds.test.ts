import { expect, test } from 'vitest'
import { loadGameTexts } from '../games/game-texts.ts'
import { SOUNDS } from '../richard3/sounds.ts'
import { type EventSounds, soundsOf } from './event-sounds.ts'

const FOUND = import.meta.glob<EventSounds>('../*/sounds.ts', { eager: true, import: 'SOUNDS' })
const each = Object.entries(FOUND).map(([path, sounds]) => [path.split('/')[1], sounds] as const)

test.each(each)('every event with a sound is an event of %s', async (game, sounds) => {
  const texts = await loadGameTexts(game, 'en')
  for (const key of Object.values(sounds).flat()) expect(texts.problem(key) ?? '').not.toContain('there is no text')
})

test('each sound plays once, in order, up to a limit', () => {
  const events = (...keys: string[]) => keys.map((key) => ({ key: `log.${key}`, params: {} }))
  expect(soundsOf(SOUNDS, events('marches', 'marches', 'battle', 'fires'))).toEqual(['piece', 'battle', 'dice'])
  expect(soundsOf(SOUNDS, events('cards', 'marches', 'battle', 'fires'))).toEqual(['piece', 'battle', 'dice'])
  expect(soundsOf(SOUNDS, events('passes'))).toEqual([])
})
