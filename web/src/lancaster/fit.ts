import type { LancasterView } from '@tudor-rose/lancaster'
import type { Attachment } from 'svelte/attachments'

const DRAWN_WIDTH = 940
const LARGEST = 1.6

/** The room for which the board is drawn: an ally and the modules of the King take more of it. */
export function drawnHeight({ parties, kingsCourt, tower }: LancasterView): number {
  const hasAllies = parties.some(({ party, leader }) => party !== leader)
  return 620 + (hasAllies ? 40 : 0) + (kingsCourt !== null || tower !== null ? 100 : 0)
}

/** How much larger than drawn the board can be in this room. A phone has a layout of its own, and nothing gets smaller. */
export const scaleFor = (width: number, height: number, drawn: number): number =>
  Math.floor(100 * Math.max(1, Math.min(width / DRAWN_WIDTH, height / drawn, LARGEST))) / 100

/**
 * Gives the board all the room of the frame that it scrolls in, as `--scale` for its style. Queries of the frame's size in
 * the style itself would do the same, but let the browser style the whole board anew at every change on it.
 */
export const fitting =
  (findFrame: (table: HTMLElement) => HTMLElement | null, drawn: number): Attachment<HTMLElement> =>
  (table) => {
    const frame = findFrame(table)
    if (frame === null) return
    const fit = (): void => {
      const hasOwnSize = getComputedStyle(frame).overflowY !== 'visible'
      table.style.setProperty(
        '--scale',
        String(hasOwnSize ? scaleFor(frame.clientWidth, frame.clientHeight, drawn) : 1),
      )
    }
    const observer = new ResizeObserver(fit)
    observer.observe(frame)
    return () => observer.disconnect()
  }
