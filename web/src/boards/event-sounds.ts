import type { VisibleEvent } from '../play/table-view.ts'

/** The sounds of a table. */
export type Sound = 'piece' | 'dice' | 'card' | 'battle' | 'turn'

/** The sounds of a game's events; all others are silent. */
export type EventSounds<E extends { readonly key: string } = VisibleEvent> = Readonly<
  Partial<Record<Sound, readonly E['key'][]>>
>

/** More at once would be noise. */
const MAX_SOUNDS = 3

/** The sounds of the latest events: each once, in order of occurrence. */
export function soundsOf(sounds: EventSounds, events: readonly VisibleEvent[]): readonly Sound[] {
  const heard = new Set<Sound>()
  for (const { key } of events)
    for (const [sound, keys] of Object.entries(sounds)) if (keys.includes(key)) heard.add(sound as Sound)
  return [...heard].slice(-MAX_SOUNDS)
}
