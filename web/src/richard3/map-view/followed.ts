/**
 * Which block on the map was which a moment ago, so that every one is seen to move. Known blocks go by their names. Of blocks
 * with their backs to the viewer nothing is known but how many stand where and that one went from here to there, so any of
 * those that stood there may be seen to go: what glides tells no more than the log does, and a block that has stood among
 * others cannot be followed by it.
 */
import type { BlockView, RichardView } from '@tudor-rose/richard3'
import type { Target } from '../../play/picking.ts'
import type { Told } from '../../play/sight.ts'
import { type Journey, journeysIn } from '../journeys.ts'
import { blockTarget } from '../targets.ts'

export interface Piece {
  /** The same for the same block wherever it goes. */
  readonly key: number
  readonly area: string
  readonly house: string
  /** Blocks that show their backs have neither a face nor a name. */
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

export class Followed {
  #stood: Stood[] = []
  #told = 0
  #viewer: string | null | undefined
  #made = 0

  /**
   * The blocks on the map now, by their keys: elements that changed places in the page would not glide, so whoever was there
   * first is drawn first.
   */
  follow(view: RichardView, events: readonly Told[]): readonly Piece[] {
    // Other eyes have not seen what these saw.
    if (view.viewer !== this.#viewer) this.#stood = []
    else if (events.length > this.#told) this.#travel(journeysIn(events, this.#told))
    this.#viewer = view.viewer
    this.#told = events.length
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
    // Blocks are tipped over for battle and stand up after it.
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
