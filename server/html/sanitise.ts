// The one allowlist of rich text. Used when text is written and again when it is read, because a
// database may have been restored, may be older than the rules, or may have been tampered with.
import sanitizeHtml from 'sanitize-html'
import { isLinkAddress, isOwnAddress } from '../../shared/link-address.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'p',
    'br',
    'strong',
    'em',
    'u',
    'blockquote',
    'pre',
    'code',
    'ol',
    'ul',
    'li',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => {
      // Of a link that leads nowhere the words stay.
      if (!isLinkAddress(href)) return { tagName: 'span', attribs: {} }
      const rel = isOwnAddress(href) ? undefined : { rel: 'noopener nofollow' }
      return { tagName, attribs: { href, ...rel } }
    },
  },
}

/** Blocks of which only the words stay. */
const blocks =
  'address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h3 h4 h5 h6 header hgroup hr html legend main menu nav optgroup option search section select summary table tbody td tfoot th thead tr'
const blockTag = new RegExp(`</?(?:${blocks.replaceAll(' ', '|')})(?![a-z0-9])`, 'gi')

const mostPasses = 8

/**
 * The same text with nothing left in it but the allowlist's elements, links and words. What it
 * returns it leaves as it is: taking an element out can put others next to each other that a parser
 * reads in another way, so it is done again until nothing changes.
 */
export function clean(html: string): string {
  let text = html
  for (let pass = 0; pass < mostPasses; pass += 1) {
    // Else the words on both sides of a block's border would become one.
    const cleaned = sanitizeHtml(text.replace(blockTag, ' $&'), options)
    if (cleaned === text) return text
    text = cleaned
  }
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
}
