import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/**
 * Keeps keyboard focus on the board: if the focused element is gone, because it was picked or the prompt changed, the next
 * available target gets the focus. `changed` is read to track when to check.
 */
export function keepFocus(changed: () => unknown): Attachment<HTMLElement> {
  let isHere = false
  return (board) => {
    const onFocus = ({ target }: FocusEvent): void => {
      isHere = board.contains(target as Node)
    }
    document.addEventListener('focusin', onFocus)
    $effect(() => {
      void changed()
      void tick().then(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isHere && isLost)
          board.querySelector<HTMLElement>('[data-target][data-state="live"]')?.focus({ preventScroll: true })
      })
    })
    return () => document.removeEventListener('focusin', onFocus)
  }
}
