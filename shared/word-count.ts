/**
 * How many words a reader finds in rich text. Words of neighbouring blocks stay apart though no
 * space is between them; markup within a word does not divide it. Reads the text once, whatever
 * is in it.
 */
export function countWords(html: string): number {
  return readableText(html)
    .split(gaps)
    .filter((word) => visible.test(word)).length
}

const gaps = /[\s\u200B]+/
/** Any character that shows: not a space, not a mark alone, not one that only joins or controls. */
const visible = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup u var'.split(
    ' ',
  ),
)

/** The text with a space in the place of every tag that is not inline. */
function readableText(html: string): string {
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const tag = html.indexOf('<', at)
    const end = tag < 0 ? html.length : tag
    parts.push(decodeEntities(html.slice(at, end)))
    if (tag < 0) break
    const name = tagName(html, tag)
    if (name === undefined) {
      parts.push('<')
      at = tag + 1
    } else {
      if (!inline.has(name)) parts.push(' ')
      at = tagEnd(html, tag)
    }
  }
  return parts.join('')
}

/** The name of the tag that begins here; undefined for a mere `<`. */
function tagName(html: string, at: number): string | undefined {
  const next = html[at + 1] ?? ''
  if (next === '!' || next === '?') return comment
  nameAt.lastIndex = at + 1
  return nameAt.exec(html)?.[1]?.toLowerCase()
}

/** A comment divides no word. */
const comment = 'a'
const nameAt = /\/?([a-z][a-z0-9]{0,15})/iy

/** Where the text goes on after the tag or comment: its end, or the end of all where it has none. */
function tagEnd(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return after(html, '-->', at + 4)
  for (let position = at + 1; position < html.length; position += 1) {
    const character = html[position]
    if (character === '>') return position + 1
    if (character === '"' || character === "'") {
      position = after(html, character, position + 1) - 1
    }
  }
  return html.length
}

function after(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from)
  return found < 0 ? html.length : found + text.length
}

/** Entities that are spaces or nothing to the eye; every other name stands for something visible. */
const invisible: Record<string, string> = {
  ...Object.fromEntries(
    'nbsp ensp emsp emsp13 emsp14 thinsp hairsp numsp puncsp Tab NewLine ThinSpace VeryThinSpace MediumSpace ZeroWidthSpace NonBreakingSpace'
      .split(' ')
      .map((name) => [name, ' ']),
  ),
  ...{ shy: '', zwj: '', zwnj: '', lrm: '', rlm: '', NoBreak: '', InvisibleTimes: '' },
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,31}));?/gi,
    (_entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return invisible[name] ?? 'x'
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : 'x'
    },
  )
}
