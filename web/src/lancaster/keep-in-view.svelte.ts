import type { Attachment } from 'svelte/attachments'

/** The bottom of a small screen is covered by the prompt. */
const SHARE_OF_BOARD = 0.6

/**
 * With five players and modules, the board is taller than small screens. If no live target is fully in view, the first one
 * is scrolled into view; otherwise the board does not move. `live` is read to track when.
 */
export function keepInView(
  findFrame: (table: HTMLElement) => HTMLElement | null,
  live: () => ReadonlySet<string>,
): Attachment<HTMLElement> {
  return (table) => {
    const frame = findFrame(table)
    if (frame === null) return
    let pending = 0

    function look(): void {
      pending = 0
      if (frame === null) return
      // On a small screen the page scrolls, not the board.
      const isPage = getComputedStyle(frame).overflowY === 'visible'
      if (!isPage && frame.scrollHeight <= frame.clientHeight) return
      const room = isPage ? { top: 0, bottom: innerHeight * SHARE_OF_BOARD } : frame.getBoundingClientRect()
      const isInSight = (target: Element): boolean => {
        const { top, bottom } = target.getBoundingClientRect()
        return top >= room.top && bottom <= room.bottom
      }
      const isShown = (target: Element): boolean => target.getClientRects().length > 0
      const targets = [...table.querySelectorAll('[data-state=live]')].filter(isShown)
      if (!targets.some(isInSight)) targets[0]?.scrollIntoView({ block: 'center' })
    }

    $effect(() => {
      if (live().size > 0 && pending === 0) pending = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(pending)
  }
}
