// The only allowlist for rich text. It applies when text is written and again when it is read, because a
// database may have been restored, may predate the rules, or may have been tampered with.
import sanitizeHtml from 'sanitize-html'
import { isCalloutKind } from '../../shared/callout.ts'
import { parseImageAddress } from '../../shared/image-address.ts'
import { isLinkAddress, isOwnAddress } from '../../shared/link-address.ts'
import { arrangeBlocks } from './arrange-blocks.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: (
    'h1 h2 h3 p br strong em u sup sub blockquote pre code ol ul li a ' +
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
      // An invalid link is reduced to its text.
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

/** A picture without `src` is not one of this site: validation rejects it. */
function pictureAttributes({ src = '', alt = '', ...others }: sanitizeHtml.Attributes) {
  const words = alt.replace(/\s+/g, ' ').trim()
  return {
    ...(parseImageAddress(src) && { src }),
    alt: words,
    ...(words === '' && 'data-decorative' in others && { 'data-decorative': '' }),
  } as sanitizeHtml.Attributes
}

/** Block elements reduced to their text. */
const blocks =
  'address article body caption center dd details dialog dir div dl dt fieldset footer form h4 h5 h6 header hgroup hr html legend main menu nav optgroup option search section select summary tfoot'
const blockTag = new RegExp(`</?(?:${blocks.replaceAll(' ', '|')})(?![a-z0-9])`, 'gi')

const mostPasses = 8

/**
 * Returns the text reduced to allowed elements, links and words. The result is stable: removing an
 * element can bring others together that a parser reads differently, so it repeats until nothing
 * changes.
 */
export function clean(html: string): string {
  let text = html
  for (let pass = 0; pass < mostPasses; pass += 1) {
    // The space keeps words on both sides of a block's border apart.
    const cleaned = arrangeBlocks(sanitizeHtml(text.replace(blockTag, ' $&'), options))
    if (cleaned === text) return text
    text = cleaned
  }
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
}
