import { Marked } from 'marked'

/**
 * The HTML of Markdown that somebody pasted; undefined where it would change a figure (5*3*2 is no emphasis).
 * HTML, struck-out text, indented code, underlined headings and definitions of links stay words: in a text that
 * was not written as Markdown they mean something else.
 */
export function markdownHtml(text: string): string | undefined {
  const html = markdown.parse(text, { async: false })
  const read = new DOMParser().parseFromString(html, 'text/html').body
  for (const block of read.querySelectorAll('p,li,h1,h2,h3,h4,h5,h6,td,th,pre,br')) block.after(' ')
  const written = text.replace(linkTarget, ' ').replace(itemNumber, '$1')
  return figures(read.textContent) === figures(written) ? html : undefined
}

const markdown = new Marked({
  gfm: true,
  tokenizer: {
    html: leaveAlone,
    tag: leaveAlone,
    del: leaveAlone,
    code: leaveAlone,
    lheading: leaveAlone,
    def: leaveAlone,
  },
})

function leaveAlone() {
  return undefined
}

const linkTarget = /\]\([^)\s]*\)/g
const itemNumber = /^(\s*(?:> ?)*)\d{1,9}[.)]\s/gm

function figures(text: string): string {
  return [...text.matchAll(/[\d.,]*\d/g)].join(' ')
}
