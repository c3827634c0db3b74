import type { Page } from 'playwright-core'

/**
 * Controls that are too small to tap, as lines: smaller than 24 by 24 pixels, and without what WCAG 2.5.8 accepts instead:
 * enough space around them, being part of a line of text, or another control that does the same.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_SIDE = 24
    const SLACK = 0.5
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=link], [role=switch], [role=checkbox], [role=radio]'
    type Box = { left: number; top: number; right: number; bottom: number }
    const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })
    const middle = ({ left, top, right, bottom }: Box) => [(left + right) / 2, (top + bottom) / 2] as const
    const isSmall = ({ left, top, right, bottom }: Box) =>
      right - left < MIN_SIDE - SLACK || bottom - top < MIN_SIDE - SLACK

    /** Clipped parts cannot be tapped; parts that can be scrolled into view can. */
    const isCutOff = (element: Element, box: Box): boolean => {
      const [x, y] = middle(box)
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (!['hidden', 'clip'].includes(getComputedStyle(around).overflowX)) continue
        const edges = around.getBoundingClientRect()
        if (x < edges.left || x > edges.right || y < edges.top || y > edges.bottom) return true
      }
      return false
    }
    /** Tapping a label activates its control. */
    const reachOf = (element: Element): Box => {
      const box = boxOf(element.getBoundingClientRect())
      const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) =>
        boxOf(label.getBoundingClientRect()),
      )
      return labels.reduce(
        (sum, label) => ({
          left: Math.min(sum.left, label.left),
          top: Math.min(sum.top, label.top),
          right: Math.max(sum.right, label.right),
          bottom: Math.max(sum.bottom, label.bottom),
        }),
        box,
      )
    }
    const isPartOfText = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false
      let block = element.parentElement!
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!
      const length = (of: Element) => (of.textContent ?? '').replaceAll(/\s+/g, ' ').trim().length
      return length(block) > length(element)
    }

    const targets = [...document.querySelectorAll(CONTROLS)]
      .filter((element) => !element.matches(':disabled, [aria-disabled="true"], [type=hidden]'))
      .filter((element) => element.closest('.visually-hidden, [inert], [hidden]') === null)
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: reachOf(element) }))
      .filter(({ element, box }) => box.right > box.left && box.bottom > box.top && !isCutOff(element, box))

    if (targets.length === 0) return ['there is nothing to be hit']

    const hasRoom = (element: Element, box: Box): boolean => {
      const [x, y] = middle(box)
      return targets.every(({ element: other, box: edges }) => {
        if (other === element || other.contains(element) || element.contains(other)) return true
        const [otherX, otherY] = middle(edges)
        if (isSmall(edges)) return Math.hypot(x - otherX, y - otherY) >= MIN_SIDE - SLACK
        const away = [
          Math.max(edges.left - x, 0, x - edges.right),
          Math.max(edges.top - y, 0, y - edges.bottom),
        ] as const
        return Math.hypot(...away) >= MIN_SIDE / 2 - SLACK
      })
    }
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return targets
      .filter(({ element, box }) => isSmall(box) && !isPartOfText(element) && !hasRoom(element, box))
      .map(({ element, box: { left, top, right, bottom } }) => {
        const size = `${Math.round(right - left)} by ${Math.round(bottom - top)}`
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${nameOf(element)}" is ${size}`
      })
  })
