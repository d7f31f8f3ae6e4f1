/** Returns an XML element; text is escaped, an array holds finished child elements. */
export function element(name: string, content: string | string[], attributes = ''): string {
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('')
  return `<${name}${attributes && ` ${attributes}`}>${inner}</${name}>`
}

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n'

// XML forbids control characters other than tab and line ends, even escaped.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

function escapeXml(text: string): string {
  return escapeMarkup(text.replace(forbidden, ''))
}

/** Escapes plain text for HTML or XML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
