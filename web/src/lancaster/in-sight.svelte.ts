import type { Attachment } from 'svelte/attachments'

/**
 * With five players and modules the board is longer than most screens. Where nothing that can be picked is in sight as a
 * whole, the first of it is scrolled there; otherwise the board stays as it is. `live` is read to know when.
 */
export function keepInSight(
  findFrame: (table: HTMLElement) => HTMLElement | null,
  live: () => ReadonlySet<string>,
): Attachment<HTMLElement> {
  return (table) => {
    const frame = findFrame(table)
    if (frame === null) return
    let pending = 0

    function look(): void {
      pending = 0
      // On a small screen the page scrolls, not the board, and the part that asks is shown anyway.
      if (frame === null || frame.scrollHeight <= frame.clientHeight || getComputedStyle(frame).overflowY === 'visible')
        return
      const room = frame.getBoundingClientRect()
      const isInSight = (target: Element): boolean => {
        const { top, bottom } = target.getBoundingClientRect()
        return top >= room.top && bottom <= room.bottom
      }
      const targets = [...table.querySelectorAll('[data-state=live]')]
      if (!targets.some(isInSight)) targets[0]?.scrollIntoView({ block: 'center' })
    }

    $effect(() => {
      if (live().size > 0 && pending === 0) pending = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(pending)
  }
}
