import type { Attachment } from 'svelte/attachments'

/**
 * A piece at a place: `data-piece` says which (knights of equal strength are alike), `data-at` where, `data-many` how many.
 */
interface MeasuredPiece {
  readonly element: HTMLElement
  readonly piece: string
  readonly many: number
  /** On the board, independent of scrolling. In a hidden section, everything has zero width. */
  readonly x: number
  readonly y: number
  readonly isShown: boolean
}

function measurePieces(board: HTMLElement): Map<string, MeasuredPiece> {
  const corner = board.getBoundingClientRect()
  const found = [...board.querySelectorAll<HTMLElement>('[data-piece]')].map((element): [string, MeasuredPiece] => {
    const { piece = '', at = '', many = '1' } = element.dataset
    const { x, y, width } = element.getBoundingClientRect()
    const standing = { element, piece, many: Number(many), x: x - corner.x, y: y - corner.y, isShown: width > 0 }
    return [`${piece} ${at}`, standing]
  })
  return new Map(found)
}

/**
 * Animates a piece from where a like one has left to its new place. It only reads the page; `changed` is read to track
 * when. The animation itself is the board's style for `data-gliding`. It measures once before each frame that shows a
 * change. Measuring at the change itself would force a layout of the whole board, perhaps several times per frame.
 */
export function gliding(changed: () => unknown): Attachment<HTMLElement> {
  return (board) => {
    let before: ReadonlyMap<string, MeasuredPiece> | undefined
    let width = 0
    let frame = 0

    function look(): void {
      frame = 0
      const now = measurePieces(board)
      // After a resize, the old positions are invalid.
      if (before !== undefined && width === board.clientWidth) glide(before, now)
      width = board.clientWidth
      before = now
    }

    function glide(old: ReadonlyMap<string, MeasuredPiece>, now: ReadonlyMap<string, MeasuredPiece>): void {
      const come = [...now].filter(([key]) => !old.has(key)).map(([, standing]) => standing)
      if (come.length === 0) return
      const gone = [...old]
        .filter(([key, { many }]) => many > (now.get(key)?.many ?? 0))
        .map(([, standing]) => standing)
      const scale = Number(board.style.getPropertyValue('--scale')) || 1
      for (const to of come) {
        const index = gone.findIndex(({ piece }) => piece === to.piece)
        if (index < 0) continue
        const [from] = gone.splice(index, 1)
        if (!from.isShown || !to.isShown) continue
        const { element } = to
        element.style.setProperty('--from-x', `${(from.x - to.x) / scale}px`)
        element.style.setProperty('--from-y', `${(from.y - to.y) / scale}px`)
        element.dataset.gliding = ''
        element.addEventListener('animationend', () => delete element.dataset.gliding, { once: true })
      }
    }

    $effect(() => {
      void changed()
      if (frame === 0) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }
}
