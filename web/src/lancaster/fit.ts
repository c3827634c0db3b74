import type { LancasterView } from '@tudor-rose/lancaster'
import type { Attachment } from 'svelte/attachments'

const DRAWN_WIDTH = 940
const LARGEST = 1.6

/** The height for which the board is designed: an ally and the King's modules need more. */
export function drawnHeight({ parties, kingsCourt, tower }: LancasterView): number {
  const hasAllies = parties.some(({ party, leader }) => party !== leader)
  return 620 + (hasAllies ? 40 : 0) + (kingsCourt !== null || tower !== null ? 100 : 0)
}

/** The scale of the board in this space. Phones have their own layout, and the board is never scaled down. */
export const scaleFor = (width: number, height: number, drawn: number): number =>
  Math.floor(100 * Math.max(1, Math.min(width / DRAWN_WIDTH, height / drawn, LARGEST))) / 100

/**
 * Scales the board to the frame it scrolls in, as `--scale` for its style. Container queries would do the same, but make
 * the browser recalculate the styles of the whole board at every change.
 */
export const scaleToFit =
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
