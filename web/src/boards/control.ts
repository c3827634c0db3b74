import type { Picking, Target } from '../play/picking.ts'

/**
 * The attributes that turn an HTML or SVG element into the named control of a target: `<g {...control(...)}>`. The state is
 * in `data-state` for styles and is announced to screen readers. Enter and Space pick like a click.
 */
export function control(picking: Picking, target: Target, name: string, pick: (target: Target) => void) {
  const state = picking.stateOf(target)
  const isPickable = state !== 'idle' || picking.isPickable(target)
  return {
    role: 'button',
    tabindex: isPickable ? 0 : -1,
    'aria-label': name,
    'aria-disabled': !isPickable,
    'aria-pressed': state === 'picked',
    'data-target': target,
    'data-state': state,
    onclick: () => pick(target),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      pick(target)
    },
  } as const
}
