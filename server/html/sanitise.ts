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
