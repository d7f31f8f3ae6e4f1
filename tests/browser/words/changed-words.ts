// The site's words with every field changed to a mark, and what readers see then.
import { dangerSigns, type DangerSignId } from '../../../content/danger-signs.ts'
import { signAtNight } from '../../../content/danger-signs/at-night.ts'
import { emergencyNotice } from '../../../content/danger-signs/notice.ts'
import { signs } from '../../../content/signs.ts'
import { solutionGroups } from '../../../content/solution-groups.ts'
import type { WordValue } from '../../../content/words/live.ts'
import type { SlotPage } from '../../../content/words/slot.ts'
import { valuesOf, wordPages } from '../../../content/words/word-pages.ts'
import { textsOf } from '../../../server/records/drafts/check-words.ts'
import { htmlText } from '../../../shared/html-text.ts'
import { valueOf } from './word-values.ts'

const noWords = new Set(['email', 'telephone', 'url', 'picture', 'sources'])

/**
 * Words on no page that is asked for: in mails or behind links from them, of doctors and articles, which
 * the site has none of, for evidence that no page has, and facts that stand in words of other fields.
 */
const elsewhere = new RegExp(
  [
    'newsletter (?:sent|confirm|confirmed|leave|unsubscribe|unsubscribed|mails)\\.',
    'contact doctors$|articles byDoctors$|medical articles$',
    'medical evidence\\.(?:supported|limited)$',
    'academy (?:address.country|funding|jurisdiction)',
  ].join('|'),
)

export type Mark = {
  page: SlotPage
  name: string
  value: WordValue
  initial: WordValue
  mark: string
}

/** A value with a mark of its own for each field that holds words. `mark` is empty where no page shows it. */
export const marks: readonly Mark[] = wordPages.flatMap((page, number) => {
  const values = valuesOf(page, {})
  return page.slots.flatMap((slot, index): Mark[] => {
    const { name, kind, options } = slot
    const { initial } = values[name]!
    if (kind === 'choice') {
      return options?.length === 1 ? [{ page, name, value: options[0]!, initial, mark: '' }] : []
    }
    const mark = `Q${number}q${index}q`
    const value = noWords.has(kind) ? undefined : valueOf(slot, initial, () => mark)
    if (value === undefined) return []
    const isShown = !elsewhere.test(`${page.key} ${name}`)
    return [{ page, name, value, initial, mark: isShown ? mark : '' }]
  })
})

/** Each is answered by a service. */
const questions = [
  'find a doctor near me',
  'can it wait until morning',
  'questions for my visit',
  'what is wrong with me',
  'phone number',
  'newsletter',
  'how much does it cost',
  'who pays for this site',
  'what do you treat',
  'why choose you',
  'who wrote this page',
  'your doctors',
  'about us',
  'terms of use',
  'legal notice',
  'what you corrected',
  'privacy',
  'accessibility',
  'a to z',
]

const paths = [
  ...new Set(wordPages.map(({ address }) => address)),
  ...solutionGroups.map(({ to }) => to),
  // All names begin with their mark.
  '/index?letter=Q',
  ...questions.map((query) => `/articles?query=${encodeURIComponent(query)}`),
]

/** What stays in code: danger signs, and the labels of boxes to tick. */
const inCode = [
  ...Object.values(dangerSigns).flatMap(({ brief, text }) => [text, brief]),
  ...(Object.keys(dangerSigns) as DangerSignId[]).map(signAtNight),
  ...Object.values(signs).map(({ words }) => words),
  emergencyNotice,
].toSorted((one, other) => other.length - one.length)

/** What else stays in code: messages, notes of forms and lists, and what is counted. */
const messages = [
  /^Sample doctors and articles are invented/,
  /^Not for emergencies\./,
  /^Please do not send test results/,
  /^We keep messages for up to \d+ months/,
  /^Nothing matches /,
  /^(?:Check the spelling|Use fewer words|Try an everyday word)/,
  /^\d+ statements? on this page rest/,
  /^What to do today\d+ sources/,
  /^Different for children/,
  /, cut (?:along|from) .*\.$/,
  /^Enamel Gum Bone/,
  /^Shoulder PainEar & Nose/,
  /^Take it with meFind a doctor for /,
  /^you, or someone near you, has one of these:$/,
  /^Call in the morning, for the same day$/,
]

const fewestWords = 8
const fewestOfOriginal = 5
const wordsIn = (text: string) => text.match(/[\p{L}’'-]{2,}/gu) ?? []

/** Asks for all public pages of a site whose words are the marks. */
export async function shownWords(site: string) {
  const pages: { path: string; html: string }[] = []
  for (const path of paths) {
    // One after the other: a busy site rejects many at once.
    // oxlint-disable-next-line no-await-in-loop
    const response = await fetch(site + path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    // oxlint-disable-next-line no-await-in-loop
    pages.push({ path, html: await response.text() })
  }
  const all = plain(pages.map(({ html }) => html).join('\n'))
  return {
    /** Fields whose mark is nowhere. */
    missing: marks
      .filter(({ mark }) => !all.includes(mark))
      .map(({ page, name }) => `${page.key} ${name}`),
    /** Original words that are still somewhere, but for those that are danger signs too. */
    original: marks
      .flatMap(({ initial }) => textsOf(initial))
      .flatMap((text) => htmlText(text).split(/(?<=[.?!])\s/))
      .filter((text) => wordsIn(text).length >= fewestOfOriginal && all.includes(text))
      .filter((text) => !inCode.some((own) => own.includes(text))),
    /** Sentences that are in no field, nor among those that stay in code. */
    others: [
      ...new Set(
        pages
          .flatMap(({ html }) => blocksOf(html))
          .map((text) => inCode.reduce((rest, own) => rest.replaceAll(own, ''), text))
          .filter((text) => wordsIn(text).length >= fewestWords && !/Q\d+q/.test(text))
          .filter((text) => !messages.some((pattern) => pattern.test(text))),
      ),
    ],
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Also what stands in attributes and data. */
function plain(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => entities[name]!)
}

/** Scripts, and the works in lists of sources, which a field of each page names. */
const unread = /<(script|style)\b[\s\S]*?<\/\1>/g
const works = /<li id="ref-\d+"[\s\S]*?<\/li>/g
const block =
  /<\/?(?:address|article|aside|blockquote|body|button|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|label|legend|li|main|nav|ol|option|p|section|select|summary|table|tbody|td|th|thead|tr|ul)\b[^>]*>/g

function blocksOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(unread, '').replaceAll(works, '')
  return body.split(block).map(htmlText).filter(Boolean)
}
