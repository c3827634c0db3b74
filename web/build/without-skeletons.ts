import type { Plugin } from 'vite'

const SKELETON_PARSER = '@formatjs/icu-skeleton-parser'
const MESSAGE_PARSER = /@formatjs\/icu-messageformat-parser\/index\.js$/
/** Which countries count hours to 12; only date skeletons ask for it. */
const TIME_DATA = /^const timeData = \{$[\s\S]*?^\};$/m
const STUB = `
function refuse() { throw new Error('messages may not have number or date skeletons') }
export { refuse as parseDateTimeSkeleton, refuse as parseNumberSkeleton, refuse as parseNumberSkeletonFromString }`

/**
 * Leaves out what reads formats such as `{n, number, ::percent}`: every page would load it, and no message has one. A test
 * checks this.
 */
export const withoutSkeletons = (): Plugin => ({
  name: 'without-skeletons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === SKELETON_PARSER ? `\0${SKELETON_PARSER}` : undefined),
  load: (id) => (id === `\0${SKELETON_PARSER}` ? STUB : undefined),
  transform(code, id) {
    if (!MESSAGE_PARSER.test(id)) return undefined
    if (!TIME_DATA.test(code)) throw new Error(`${id} has changed: look for its table of hours`)
    return { code: code.replace(TIME_DATA, 'const timeData = {};'), map: null }
  },
})
