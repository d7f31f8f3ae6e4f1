// The text of a paragraph: emphasis, links and line breaks.
import { linkAddress } from '../links/link-address.ts'

/** Elements that are pasted neither as blocks nor as text. */
export const dropped =
  'style,script,meta,link,title,xml,template,iframe,object,svg,math,button,select,textarea'

/** Text that was struck out, by a person or by tracked changes. */
export const deleted = 'del,s,strike,[data-style*="line-through"]'
/** Text that nobody sees. */
export const hidden =
  '[data-style*="display:none"],[data-style*="display: none"],[data-style*="mso-hide:all"]'

export function inlines(element: Element): string {
  return [...element.childNodes].map(inline).join('').trim()
}

export function inline(node: Node): string {
  if (node instanceof Text) return escaped(node.data)
  if (!(node instanceof Element) || node.matches(dropped)) return ''
  if (node.tagName === 'BR') return '<br>'
  const content = [...node.childNodes].map(inline).join('')
  return content.trim() ? marked(node, content) : content && ' '
}

function marked(element: Element, content: string): string {
  const style = element.getAttribute('data-style')?.toLowerCase() ?? ''
  const tag = element.tagName
  const plain = /(^|[;\s])font-weight:\s*(normal|400)/.test(style)
  let html = content
  const raised = /vertical-align:\s*(super|sub)\b/.exec(style)?.[1]
  if (tag === 'SUP' || raised === 'super') html = `<sup>${html}</sup>`
  if (tag === 'SUB' || raised === 'sub') html = `<sub>${html}</sub>`
  if (tag === 'CODE' || tag === 'TT') html = `<code>${html}</code>`
  if (/text-decoration[^;]*underline/.test(style) || tag === 'U') html = underlined(element, html)
  if (/font-style:\s*italic/.test(style) || tag === 'I' || tag === 'EM') html = `<em>${html}</em>`
  const bold =
    /(^|[;\s])font-weight:\s*(bold|[6-9]00)/.test(style) || tag === 'B' || tag === 'STRONG'
  if (bold && !plain) html = `<strong>${html}</strong>`
  const address = tag === 'A' && linkAddress(withoutRedirect(element.getAttribute('href') ?? ''))
  // Anchors of word processors, such as #_Toc123, lead nowhere here.
  return address && !/^#.*[^a-z0-9-]/i.test(address)
    ? `<a href="${escaped(address)}">${html}</a>`
    : html
}

/** Google Docs lets links to other sites lead through a page of its own. */
function withoutRedirect(address: string): string {
  const redirect = address.startsWith('https://www.google.com/url?') && new URL(address)
  return (redirect && redirect.searchParams.get('q')) || address
}

/** Underlines text, except in links, which are underlined anyway. */
function underlined(element: Element, html: string): string {
  return element.closest('a[href]') || element.querySelector('a[href]') ? html : `<u>${html}</u>`
}

/** The element, or '' if it has no content. */
export function wrapped(tag: string, content: string): string {
  return content.trim() ? `<${tag}>${content}</${tag}>` : ''
}

/** Escapes text. Non-breaking spaces and line ends from the clipboard become spaces. */
export function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\u00a0/g, ' ')
}
