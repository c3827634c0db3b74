/** All coats of arms as SVG text: a browser parses text several times as fast as it creates elements one by one. */
import { ARMS, type Coat, type Tincture } from './arms.ts'
import { COAT_HEIGHT, COAT_WIDTH, SHIELD, strokesOf } from './coat-drawing.ts'
import { coatId } from './coat-id.ts'

const COLOURS: Readonly<Record<Tincture, string>> = {
  or: 'var(--tincture-or)',
  argent: 'var(--tincture-argent)',
  gules: 'var(--tincture-gules)',
  azure: 'var(--tincture-azure)',
  sable: 'var(--tincture-sable)',
  vert: 'var(--tincture-vert)',
  murrey: 'var(--tincture-murrey)',
}
const RIM = 'fill="none" stroke="var(--ink-dark)" stroke-width="5" stroke-linejoin="round"'

function symbolOf(name: string, coat: Coat): string {
  const paths = strokesOf(coat).map(({ path, tincture, transform }) => {
    const place = transform === undefined ? '' : ` transform="${transform}"`
    return `<path fill="${COLOURS[tincture]}" d="${path}"${place}/>`
  })
  return [
    `<symbol id="${coatId(name)}" viewBox="-3 -3 ${COAT_WIDTH + 6} ${COAT_HEIGHT + 6}">`,
    `<g clip-path="url(#arms-shield)" fill-rule="evenodd">${paths.join('')}</g>`,
    `<path ${RIM} d="${SHIELD}"/></symbol>`,
  ].join('')
}

export const coatSheet = (): string =>
  `<clipPath id="arms-shield"><path d="${SHIELD}"/></clipPath>${Object.entries(ARMS)
    .map(([name, coat]) => symbolOf(name, coat))
    .join('')}`
