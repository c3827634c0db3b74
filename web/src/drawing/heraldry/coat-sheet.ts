/** All coats of arms as the text of a drawing: a browser reads a text several times as fast as elements are made one by one. */
import { ARMS, type Coat, type Tincture } from './arms.ts'
import { COAT_HEIGHT, COAT_WIDTH, SHIELD, strokesOf } from './coat-drawing.ts'
import { coatId } from './coat-id.ts'

const COLOURS: Readonly<Record<Tincture, string>> = {
  or: '#e2b13c',
  argent: '#f8f4e8',
  gules: '#b3262e',
  azure: '#2c5591',
  sable: '#221c18',
  vert: '#3c7a48',
  murrey: '#7a2745',
}
const RIM = 'fill="none" stroke="#2b1c10" stroke-width="5" stroke-linejoin="round"'

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
