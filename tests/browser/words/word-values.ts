// Values that people may type into the fields of the site's words, all of one kind.
import type { WordValue } from '../../../content/words/live.ts'
import type { Slot } from '../../../content/words/slot.ts'
import { cleanValue } from '../../../server/words/clean-value.ts'

/** Returns a text of at most this many characters. */
type Text = (limit: number) => string

/** None breaks a rule: it would never get as far as a page. A page that shows one as markup sets `__x`. */
const attack = `"'--></title></textarea></script><img/src=x/onerror=__x=1>{{__x=1}}\${__x=1}&lt;i&#62;`

/** The longest in large dictionaries. */
const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis'

const cut = (text: string, limit: number) => text.slice(0, limit).trim()

export const kindsOfText: Readonly<Record<string, Text>> = {
  empty: () => '',
  'one letter': () => 'x',
  'the longest': (limit) => cut(`${longWord}. `.repeat(limit / longWord.length + 1), limit),
  'right to left': (limit) => cut('שלום עולם. \u202Eمرحبا\u202C', limit),
  hostile: (limit) => cut(attack, limit),
}

/** Parts of items that are chosen, not written. */
const chosen = new Set(['certainty', 'on', 'address', 'accessed', 'doi', 'pmid', 'url', 'kind'])
const longestPart = { items: 4000, sources: 300 }

/** Returns a value made of the text as it would be stored; undefined if the field does not take it. */
export function valueOf(slot: Slot, initial: WordValue, text: Text): WordValue | undefined {
  const cleaned = cleanValue(slot, valueIn(slot, initial, text), initial)
  return 'value' in cleaned ? cleaned.value : undefined
}

function valueIn({ kind, limit, rich }: Slot, initial: WordValue, text: Text): unknown {
  if (kind === 'list') return [text(limit), `${text(limit - 2)} 2`]
  if (kind === 'items' || kind === 'sources') {
    const most = longestPart[kind]
    return (initial as Record<string, unknown>[]).map((item) =>
      Object.fromEntries(
        Object.entries(item).map(([name, part]) => [
          name,
          typeof part === 'string' && !chosen.has(name) ? text(most) : part,
        ]),
      ),
    )
  }
  if (kind !== 'line' && kind !== 'text') return initial
  return rich ? `<h2>${text(80)}</h2><p>${text(limit - 100)}</p>` : text(limit)
}
