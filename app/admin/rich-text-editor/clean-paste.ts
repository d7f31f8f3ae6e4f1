// Turns what word processors put on the clipboard into plain, meaningful HTML: headings, paragraphs,
// lists, emphasis and links, without their styles, classes, comments, pictures and scripts.
import { linkAddress } from './link-address.ts'
import { wordLists } from './word-lists.ts'

/** An editor's own clipboard keeps its exact structure; everything else is cleaned. */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(quieten(html), 'text/html')
  wordLists(body)
  return blocks(body)
}

/**
 * Leaves of all attributes the addresses of links and, under another name, the styles: styles and
 * event handlers break the page's security policy even in a document that nobody sees.
 */
function quieten(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(startTag, (_tag, name: string, attributes: string) => {
      const kept = attributes.matchAll(keptAttribute)
      return `<${name}${[...kept].map(([, kind, value]) => ` ${renamed(kind!)}=${value}`).join('')}>`
    })
}

const startTag = /<([a-z][^\s<>/]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const keptAttribute = /\s(href|style)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi

function renamed(attribute: string): string {
  return attribute.toLowerCase() === 'style' ? 'data-style' : 'href'
}

const dropped =
  'style,script,meta,link,title,xml,template,iframe,object,svg,math,button,select,textarea'
const headings: Record<string, string> = {
  H1: 'h1',
  H2: 'h2',
  H3: 'h2',
  H4: 'h2',
  H5: 'h2',
  H6: 'h2',
}
const containers = new Set(
  'ARTICLE BODY BLOCKQUOTE DD DIV DL DT FIGURE FOOTER HEADER LI MAIN OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
)

function isBlock(node: Node): boolean {
  if (!(node instanceof Element)) return false
  return containers.has(node.tagName) || node.tagName in headings
}

function holdsBlocks(element: Element): boolean {
  return [...element.querySelectorAll('*')].some(isBlock)
}

/** The content of a container: blocks as they are, words between them as paragraphs of their own. */
function blocks(container: Element): string {
  const mixed = holdsBlocks(container)
  let html = ''
  let words = ''
  const flush = () => {
    if (words.trim()) html += mixed ? `<p>${words.trim()}</p>` : words
    words = ''
  }
  for (const node of container.childNodes) {
    if (node instanceof Element && (isBlock(node) || holdsBlocks(node))) {
      flush()
      html += block(node)
    } else if (node.nodeName !== 'BR' || !mixed) {
      words += inline(node)
    }
  }
  flush()
  return html
}

function block(element: Element): string {
  const { tagName } = element
  if (element.matches(dropped)) return ''
  if (tagName in headings) return wrapped(headings[tagName]!, inlines(element))
  if (tagName === 'PRE') return wrapped('pre', escaped(element.textContent))
  if (tagName === 'UL' || tagName === 'OL')
    return wrapped(tagName.toLowerCase(), listItems(element))
  if (tagName === 'LI') return wrapped('ul', wrapped('li', paragraphs(element)))
  if (tagName === 'BLOCKQUOTE') return wrapped('blockquote', paragraphs(element))
  if (tagName === 'TR')
    return wrapped('p', [...element.children].map(inlines).filter(Boolean).join(' – '))
  return holdsBlocks(element) || !containers.has(tagName)
    ? blocks(element)
    : wrapped('p', inlines(element))
}

function paragraphs(element: Element): string {
  return holdsBlocks(element) ? blocks(element) : wrapped('p', inlines(element))
}

/** Some word processors put a list inside a list beside its items instead of into one of them. */
function listItems(list: Element): string {
  let html = ''
  for (const child of list.children) {
    const content = child.matches('ul,ol') ? block(child) : paragraphs(child)
    if (child.matches('ul,ol') && html.endsWith('</li>')) {
      html = `${html.slice(0, -'</li>'.length)}${content}</li>`
    } else html += wrapped('li', content)
  }
  return html
}

function inlines(element: Element): string {
  return [...element.childNodes].map(inline).join('').trim()
}

function inline(node: Node): string {
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
  if (tag === 'CODE' || tag === 'TT') html = `<code>${html}</code>`
  if (/text-decoration[^;]*underline/.test(style) || tag === 'U') html = underlined(element, html)
  if (/font-style:\s*italic/.test(style) || tag === 'I' || tag === 'EM') html = `<em>${html}</em>`
  const bold =
    /(^|[;\s])font-weight:\s*(bold|[6-9]00)/.test(style) || tag === 'B' || tag === 'STRONG'
  if (bold && !plain) html = `<strong>${html}</strong>`
  const address = tag === 'A' && linkAddress(element.getAttribute('href') ?? '')
  // Word processors have marks of their own, such as #_Toc123, which lead nowhere here.
  return address && !/^#.*[^a-z0-9-]/i.test(address)
    ? `<a href="${escaped(address)}">${html}</a>`
    : html
}

/** Links are underlined anyway. */
function underlined(element: Element, html: string): string {
  return element.closest('a[href]') || element.querySelector('a[href]') ? html : `<u>${html}</u>`
}

function wrapped(tag: string, content: string): string {
  return content.trim() ? `<${tag}>${content}</${tag}>` : ''
}

/** Hard spaces and line ends of the clipboard stand for spaces. */
function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\u00a0/g, ' ')
}
