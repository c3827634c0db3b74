import type { LancasterView } from '@tudor-rose/lancaster'
import type { BoardKit } from '../boards/board.ts'
import Board from './Board.svelte'
import { gestures } from './gestures.ts'
import { retold } from './retold.ts'
import { isFinal, mentioned, nameOf, wordsOf } from './words.ts'

/** The board of Lancaster: England and its counties, France, parliament, and the castles of all. */
export const kit: BoardKit<LancasterView> = { gestures, nameOf, wordsOf, mentioned, retold, isFinal, Board }
