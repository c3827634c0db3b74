import type { LancasterView } from '@tudor-rose/lancaster'
import type { DrawContext } from '../draw-board.ts'
import { listed, wrap } from '../wrap.ts'

const ROUNDS = 5
const LAWS_A_ROUND = 3

/** The laws in force from left to right, and the proposals. A law that passes removes the first in force. */
export function parliamentLines(view: LancasterView, { paint, texts, width }: DrawContext): string[] {
  const law = (id: string) => texts.say(`law.${id}`).split(' ')
  const isVoting = view.step === 'vote'
  const inForce = view.laws.flatMap((id, place) =>
    wrap(`${view.law === id ? '>' : ' '}in force ${place + 1}:`, law(id), width, '             '),
  )
  const proposed = view.proposals.flatMap((id, place) =>
    wrap(`${isVoting && place === 0 ? '>' : ' '}proposed:  `, law(id), width, '             '),
  )
  const pile = LAWS_A_ROUND * (ROUNDS - view.round)
  return [
    paint.heading(` Parliament (a law that passes removes law 1; ${pile} laws in the pile)`),
    ...inForce,
    ...proposed,
  ]
}

/** Favours by their names in moves, with what each gives. */
export function favourLines(view: LancasterView, { paint, texts, width }: DrawContext): string[] {
  const item = (id: string) => {
    const gives = texts.say(`favour.${id}`)
    return gives.endsWith(id) ? gives : `${id} (${gives})`
  }
  const taken = view.favoursTaken.length === 0 ? [] : [paint.faint(`(taken: ${view.favoursTaken.join(', ')})`)]
  const open = view.favours.length === 0 ? ['none left'] : listed(view.favours.map(item))
  return wrap(` ${paint.strong('Favours')}:`, [...open, ...taken], width, '    ')
}
