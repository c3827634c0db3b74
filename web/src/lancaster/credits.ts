import type { Credits } from '../games/credits.ts'

export const credits: Credits = { designers: ['Matthias Cramer'], publishers: ['Queen Games'] }
