import { t } from '../texts/speech.svelte.ts'

/** What opens the rulebook at a section. Numbers are the same in every language; names of sections are English keys. */
export const ruleLabel = (section: string): string =>
  /^\d/.test(section) ? t('table.section', { section }) : t('table.rules')
