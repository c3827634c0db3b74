import { motion } from './glide.ts'

/** The bottom of a small screen is covered by the prompt. */
const SHARE_OF_BOARD = 0.75

/** If the screen is too small for the whole board and no live target is in view, scrolls to one. */
export function bringIntoView(table: HTMLElement): void {
  const live = [...table.querySelectorAll('[data-target][data-state="live"]')]
  const isInSight = live.some((target) => {
    const { top, bottom } = target.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return middle > 0 && middle < innerHeight * SHARE_OF_BOARD
  })
  if (isInSight) return
  live[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: motion() > 0 ? 'smooth' : 'auto' })
}
