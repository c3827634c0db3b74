/**
 * Matches blocks on the map with those of the previous view, so that every move is animated. Known blocks are matched by
 * name. Of blocks seen from the back only the number in each area and the moves between areas are known, so any block that
 * stood there may be the one animated. The animation reveals no more than the log, and a block that has stood among others
 * cannot be tracked by it.
 */
import type { BlockView, RichardView, VisibleRichardEvent } from '@tudor-rose/richard3'
import type { Target } from '../../play/picking.ts'
import { type Journey, journeysIn } from '../journeys.ts'
import { blockTarget } from '../targets.ts'

export interface Piece {
  /** Stays the same wherever the block goes. */
  readonly key: number
  readonly area: string
  readonly house: string
  /** Blocks seen from the back have neither a face nor a name. */
  readonly face?: BlockView
  readonly target?: Target
}

type Unknown = Omit<Piece, 'key'>

interface Stood {
  readonly key: number
  readonly house: string
  readonly name: string | undefined
  area: string
}

export class PieceTracker {
  #stood: Stood[] = []
  #seen = 0
  #viewer: string | null | undefined
  #made = 0

  /**
   * The blocks now on the map, in order of their keys: elements reordered in the page would not be animated, so blocks are
   * drawn in order of arrival.
   */
  follow(view: RichardView, events: readonly VisibleRichardEvent[]): readonly Piece[] {
    // Another viewer has not seen what this one saw.
    if (view.viewer !== this.#viewer) this.#stood = []
    else if (events.length > this.#seen) this.#travel(journeysIn(events, this.#seen))
    this.#viewer = view.viewer
    this.#seen = events.length
    const pieces = this.#recognized(view.areas.flatMap(piecesOf))
    this.#stood = pieces.map(({ key, house, face, area }) => ({ key, house, name: face?.name, area }))
    return pieces
  }

  #travel(journeys: readonly (Journey & { readonly event: number })[]): void {
    let latest: { readonly block: Stood; readonly event: number } | undefined
    for (const { house, block: name, from, to, event } of journeys) {
      const there = this.#stood.filter((each) => each.house === house && each.area === from)
      const isGoingOn = latest !== undefined && latest.event === event - 1 && there.includes(latest.block)
      const block =
        name === undefined
          ? isGoingOn
            ? latest!.block
            : (there.find((each) => each.name === undefined) ?? there[0])
          : there.find((each) => each.name === name)
      if (block === undefined) continue
      block.area = to
      latest = { block, event }
    }
  }

  #recognized(pieces: readonly Unknown[]): readonly Piece[] {
    const left = new Set(this.#stood)
    const keys = new Map<Unknown, number>()
    const recognize = (isSame: (stood: Stood, piece: Unknown) => boolean): void => {
      for (const piece of pieces) {
        if (keys.has(piece)) continue
        const stood = [...left].find((each) => each.house === piece.house && isSame(each, piece))
        if (stood === undefined) continue
        left.delete(stood)
        keys.set(piece, stood.key)
      }
    }
    recognize(({ name }, { face }) => face !== undefined && name === face.name)
    recognize(({ name, area }, piece) => piece.face === undefined && name === undefined && area === piece.area)
    // Blocks are revealed for battle and stand up after it.
    recognize(({ area }, piece) => area === piece.area)
    return pieces.map((piece) => ({ key: keys.get(piece) ?? this.#made++, ...piece })).sort((a, b) => a.key - b.key)
  }
}

function piecesOf({ name: area, blocks, hidden }: RichardView['areas'][number]): readonly Unknown[] {
  return (['Lancaster', 'York'] as const).flatMap((house) => [
    ...Array.from({ length: hidden[house] }, () => ({ area, house })),
    ...blocks
      .filter((block) => block.house === house)
      .map((face) => ({ area, house, face, target: blockTarget(house, face.name) })),
  ])
}
