// The one allowlist of rich text. Used when text is written and again when it is read, because a
// database may have been restored, may be older than the rules, or may have been tampered with.
import sanitizeHtml from 'sanitize-html'
import { isCalloutKind } from '../../shared/callout.ts'
import { parseImageAddress } from '../../shared/image-address.ts'
import { isLinkAddress, isOwnAddress } from '../../shared/link-address.ts'
import { arrangeBlocks } from './arrange-blocks.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: (
    'h1 h2 h3 p br strong em u blockquote pre code ol ul li a ' +
    'figure img figcaption table thead tbody tr th td aside'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'data-decorative'],
    th: ['scope'],
    aside: ['data-kind'],
  },
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
    img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    th: (tagName, { scope = '' }) => ({
      tagName,
      attribs: scope === 'col' || scope === 'row' ? { scope } : {},
    }),
    aside: (tagName, { 'data-kind': kind = '' }) => ({
      tagName,
      attribs: isCalloutKind(kind) ? { 'data-kind': kind } : {},
    }),
  },
}

/** One without `src` is no picture of this site: the rules of a request refuse it. */
function pictureAttributes({ src = '', alt = '', ...others }: sanitizeHtml.Attributes) {
  const words = alt.replace(/\s+/g, ' ').trim()
  return {
    ...(parseImageAddress(src) && { src }),
    alt: words,
    ...(words === '' && 'data-decorative' in others && { 'data-decorative': '' }),
  } as sanitizeHtml.Attributes
}

/** Blocks of which only the words stay. */
const blocks =
  'address article body caption center dd details dialog dir div dl dt fieldset footer form h4 h5 h6 header hgroup hr html legend main menu nav optgroup option search section select summary tfoot'
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
    const cleaned = arrangeBlocks(sanitizeHtml(text.replace(blockTag, ' $&'), options))
    if (cleaned === text) return text
    text = cleaned
  }
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
}
