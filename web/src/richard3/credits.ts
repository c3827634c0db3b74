import type { Credits } from '../games/credits.ts'

export const credits: Credits = { designers: ['Tom Dalgliesh', 'Jerry Taylor'], publishers: ['Columbia Games'] }
