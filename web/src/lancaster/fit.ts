import type { Attachment } from 'svelte/attachments'

/** The room for which the board is drawn, for four players without modules. */
const DRAWN = { width: 940, height: 655 }
const LARGEST = 1.6

/** How much larger than drawn the board can be in this room. A phone has a layout of its own, and nothing gets smaller. */
export const scaleFor = (width: number, height: number): number =>
  Math.floor(100 * Math.max(1, Math.min(width / DRAWN.width, height / DRAWN.height, LARGEST))) / 100

/**
 * Gives the board all the room of the frame that it scrolls in, as `--scale` for its style. Queries of the frame's size in
 * the style itself would do the same, but let the browser style the whole board anew at every change on it.
 */
export const fitting =
  (findFrame: (table: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> =>
  (table) => {
    const frame = findFrame(table)
    if (frame === null) return
    const fit = (): void => {
      const hasOwnSize = getComputedStyle(frame).overflowY !== 'visible'
      table.style.setProperty('--scale', String(hasOwnSize ? scaleFor(frame.clientWidth, frame.clientHeight) : 1))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(frame)
    return () => observer.disconnect()
  }
