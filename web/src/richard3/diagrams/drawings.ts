import type { Drawings } from '../../diagrams/diagrams.ts'
import Block from './Block.svelte'
import Borders from './Borders.svelte'
import MainAttack from './MainAttack.svelte'
import Pinning from './Pinning.svelte'
import Seas from './Seas.svelte'
import type { en } from './texts/en.ts'

export { default as Sheets } from './Sheets.svelte'

export const DRAWINGS: Drawings<keyof typeof en> = {
  seas: Seas,
  block: Block,
  borders: Borders,
  pinning: Pinning,
  'main-attack': MainAttack,
}
