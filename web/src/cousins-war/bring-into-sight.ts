import { motion } from './glide.ts'

/** The lowest part of a small screen belongs to the question. */
const SHARE_OF_BOARD = 0.75

/** Where a screen is too small for the whole board, scrolls to what can be picked if none of it is in sight. */
export function bringIntoSight(table: HTMLElement): void {
  const live = [...table.querySelectorAll('[data-target][data-state="live"]')]
  const isInSight = live.some((target) => {
    const { top, bottom } = target.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return middle > 0 && middle < innerHeight * SHARE_OF_BOARD
  })
  if (isInSight) return
  live[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: motion() > 0 ? 'smooth' : 'auto' })
}
