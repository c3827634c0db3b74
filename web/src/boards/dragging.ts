import type { Attachment } from 'svelte/attachments'
import type { Picking, Target } from '../play/picking.ts'

interface Hands {
  readonly picking: () => Picking
  readonly pick: (target: Target) => void
  readonly back: () => void
}

/** A shorter movement is a click with an unsteady hand. */
const SLIGHTEST = 6

/**
 * Lets targets be dragged onto targets on any board. Starting a drag picks the target, dropping it on another picks that
 * one, and dropping it anywhere else undoes the pick. During a drag the element has `data-dragging` and the pointer's
 * offset in `--drag-x` and `--drag-y`, so that a board can move the piece along.
 */
export const dragging =
  ({ picking, pick, back }: Hands): Attachment<HTMLElement> =>
  (board) => {
    let held: { target: Target; x: number; y: number; pointer: number; isMoving: boolean } | undefined

    const targetAt = (element: Element | null): Target | undefined =>
      element?.closest<HTMLElement>('[data-target]')?.dataset.target

    const onDown = (event: PointerEvent): void => {
      const target = targetAt(event.target as Element)
      if (event.button !== 0 || target === undefined || picking().stateOf(target) === 'idle') return
      if (event.pointerType === 'touch' && !isForFingers(event.target as Element)) return
      held = { target, x: event.clientX, y: event.clientY, pointer: event.pointerId, isMoving: false }
    }

    /** Where styles allow touch scrolling, a finger scrolls; a momentary pick would make the page jump. */
    const isForFingers = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).touchAction === 'none' || (element !== board && isForFingers(element.parentElement)))

    const onMove = (event: PointerEvent): void => {
      if (held === undefined || event.pointerId !== held.pointer) return
      const [x, y] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.isMoving) {
        if (Math.hypot(x, y) < SLIGHTEST) return
        held.isMoving = true
        board.dataset.dragging = held.target
        if (picking().stateOf(held.target) === 'live') pick(held.target)
      }
      board.style.setProperty('--drag-x', `${x}px`)
      board.style.setProperty('--drag-y', `${y}px`)
    }

    const letGo = (): void => {
      held = undefined
      delete board.dataset.dragging
      board.style.removeProperty('--drag-x')
      board.style.removeProperty('--drag-y')
    }

    const onUp = (event: PointerEvent): void => {
      if (held === undefined || event.pointerId !== held.pointer) return
      const { target, isMoving } = held
      letGo()
      if (!isMoving) return
      // Ignore the click that follows a drag on the same element.
      board.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => board.removeEventListener('click', swallow, { capture: true }))
      const reached = targetAt(document.elementFromPoint(event.clientX, event.clientY))
      if (reached !== undefined && reached !== target && picking().live.has(reached)) pick(reached)
      else if (picking().picked.at(-1) === target) back()
    }

    const onCancel = (): void => {
      if (held?.isMoving && picking().picked.at(-1) === held.target) back()
      letGo()
    }

    /** A second finger means another gesture, such as zooming. */
    const onAnother = (event: PointerEvent): void => {
      if (held !== undefined && event.pointerId !== held.pointer) onCancel()
    }

    board.addEventListener('pointerdown', onAnother, { capture: true })
    board.addEventListener('pointerdown', onDown)
    // Native dragging of images and selected text would end ours.
    board.addEventListener('dragstart', swallow)
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onCancel)
    return () => {
      board.removeEventListener('pointerdown', onAnother, { capture: true })
      board.removeEventListener('pointerdown', onDown)
      board.removeEventListener('dragstart', swallow)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onCancel)
    }
  }

const swallow = (event: Event): void => {
  event.stopPropagation()
  event.preventDefault()
}
