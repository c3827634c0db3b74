import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/**
 * Who plays with the keyboard stays on the board: when what had the focus is gone, because it was picked or another
 * question is asked, the next live target gets it. `changed` is read to know when to look.
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
