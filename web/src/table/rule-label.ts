import { t } from '../texts/i18n.svelte.ts'

/** The label of a link to a rulebook section. Numbers are the same in every language; section names are English keys. */
export const ruleLabel = (section: string): string =>
  /^\d/.test(section) ? t('table.section', { section }) : t('table.rules')
