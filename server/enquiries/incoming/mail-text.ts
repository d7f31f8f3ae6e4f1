import { Parser } from 'htmlparser2'

const lines = new Set(
  'address blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li p pre table tr'.split(' '),
)
const unseen = new Set(['head', 'script', 'style', 'title'])

/** What one reads in a mail that is HTML only: its text, a line for each block. */
export function mailText(html: string): string {
  let text = ''
  let hidden = 0
  const end = (name: string) => {
    if (lines.has(name)) text += '\n'
  }
  new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden += 1
      end(name)
    },
    ontext(part) {
      if (hidden === 0) text += part.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1
      end(name)
    },
  }).end(html)
  return text
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
