/** The id of a coat of arms on the sheet. */
export const coatId = (name: string): string => `arms-${name.replaceAll(' ', '-')}`
