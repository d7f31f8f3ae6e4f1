// The one allowlist of rich text. Used when text is written and again when it is read, because a
// database may have been restored, may be older than the rules, or may have been tampered with.
import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'p', 'br', 'strong', 'em', 'u', 'blockquote', 'pre', 'code'],
    ...['ol', 'ul', 'li', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({
      tagName,
      attribs: href ? { href, rel: 'noopener nofollow' } : {},
    }),
  },
}

/** The same text with nothing left in it but the allowlist's elements, links and words. */
export function clean(html: string): string {
  return sanitizeHtml(html, options)
}

const blockEnds = /<\/(?:p|h[12]|li|blockquote|pre|ol|ul)>|<br\s*\/?>/g

/** The words of rich text, with a space where a block ends. */
export function textOf(html: string): string {
  const text = sanitizeHtml(
    html.replace(blockEnds, (end) => `${end} `),
    {
      allowedTags: [],
      allowedAttributes: {},
    },
  )
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Undoes what sanitize-html escapes in text; it has decoded all other entities already. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!)
}
