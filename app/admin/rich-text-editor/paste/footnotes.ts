/**
 * Takes the footnotes out of a pasted document and puts markers such as `[3]` where they are cited.
 * `add` gets their texts and returns the number of the first. Word, Google Docs and web pages all link
 * the number to the note, and the note's own number back.
 */
export function takeFootnotes(body: Element, add: (texts: readonly string[]) => number): number {
  const named = new Map<string, Element>()
  for (const element of body.querySelectorAll('[id],[name]')) {
    for (const name of [element.id, element.getAttribute('name')])
      if (name) named.set(name, element)
  }
  const notes = new Map<Element, { text: string; places: Element[] }>()
  for (const link of body.querySelectorAll('a[href^="#"]')) {
    if (!isNumber(link.textContent)) continue
    const target = named.get(link.getAttribute('href')!.slice(1))
    const note = target && noteAround(target)
    if (!note || note.contains(link) || [...notes.keys()].some((one) => one.contains(link)))
      continue
    const known = notes.get(note)
    if (known) known.places.push(link)
    else notes.set(note, { text: textOf(note), places: [link] })
  }
  if (notes.size === 0) return 0
  const first = add([...notes.values()].map(({ text }) => text))
  for (const [index, { places }] of [...notes.values()].entries()) {
    for (const link of places) (link.closest('sup') ?? link).replaceWith(` [${first + index}]`)
  }
  for (const note of notes.keys()) note.remove()
  return notes.size
}

const isNumber = (text: string) => /^\s*\[?\s*(?:\d{1,3}|[ivx]{1,5})\s*\]?\s*$/i.test(text)

/** The item, paragraph or element that holds the note: Word wraps several paragraphs in one element. */
function noteAround(target: Element): Element | undefined {
  const whole = target.closest('[id^="ftn"],[id^="edn"]')
  return whole ?? target.closest('li,p,dd') ?? undefined
}

/** The note's text without its own number and the links back. */
function textOf(note: Element): string {
  const copy = note.cloneNode(true) as Element
  for (const link of copy.querySelectorAll('a[href^="#"]')) link.remove()
  return copy.textContent
    .replace(/\s+/g, ' ')
    .replace(/^[\s[\]↑^.\d]*(?=\p{L})/u, '')
    .trim()
}
