const token =
  /<!--[\s\S]*?-->|<(script|style|title|textarea)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>/gi
const neverClosed = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** A page's start and end tags without a partner, where browsers would have to guess one. */
export function unbalancedTags(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [text, raw, slash, given, selfClosing] of html.matchAll(token)) {
    if (raw || !given || selfClosing) continue
    const name = given.toLowerCase()
    if (!slash) {
      if (!neverClosed.has(name)) open.push(name)
    } else if (open.at(-1) === name) open.pop()
    else faults.push(`${text} within <${open.at(-1)}>`)
  }
  return [...faults, ...open.map((name) => `<${name}> at the end`)]
}
