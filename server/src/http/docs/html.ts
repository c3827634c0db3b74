const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign])

/** A description as HTML: `code` is marked, an empty line begins a paragraph. */
export const descriptionHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => escapeHtml(part).replace(/`([^`]+)`/g, '<code>$1</code>'))
    .join('<br>')
