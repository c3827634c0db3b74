import type { Page } from 'playwright-core'

/**
 * Texts that do not fit, as lines: wider than their own box, cut off by a box that does not scroll, or beyond the edge of
 * the page. In drawings, a text that has to fit declares its available width, in the units of the drawing:
 * `<text data-fits="80">`.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const SLACK = 1.5
    const textOf = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)
    const report = (element: Element, what: string) =>
      found.push(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${textOf(element)}" ${what}`)
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const element = text.parentElement
      if (
        element === null ||
        !text.textContent?.trim() ||
        element.closest('.visually-hidden, svg, select, script, style')
      )
        continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const style = styleOf(box)
        const edges = box.getBoundingClientRect()
        const isOwnBlock = box === element && style.display !== 'inline' && style.display !== 'contents'
        if (isOwnBlock && (right > edges.right + SLACK || left < edges.left - SLACK)) {
          report(element, `is ${Math.round(right - edges.right)} px wider than its box`)
          break
        }
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) break
        if (cuts(style.overflowX) && (right > edges.right + SLACK || left < edges.left - SLACK)) {
          report(element, `is cut off at the side by .${box.getAttribute('class') ?? box.tagName}`)
          break
        }
        if (cuts(style.overflowY) && (bottom > edges.bottom + 4 || top < edges.top - 4)) {
          report(element, `is cut off above or below by .${box.getAttribute('class') ?? box.tagName}`)
          break
        }
      }
    }
    for (const text of document.querySelectorAll<SVGTextElement>('svg text[data-fits]')) {
      const room = Number(text.dataset.fits)
      const length = text.getComputedTextLength()
      if (length > room + 0.5) report(text, `is ${length.toFixed(1)} long and has room for ${room}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide, the window ${clientWidth}`)
    return [...new Set(found)]
  })
