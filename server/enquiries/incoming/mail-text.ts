import { Tokenizer } from 'htmlparser2'

const lines = new Set(
  'address blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li p pre table tr'.split(' '),
)
const unseen = new Set(['head', 'script', 'style', 'title'])

/** How mail programs mark what they quote, in the tag of a `blockquote`. */
const cite = /\btype\s*=\s*["']?cite|\bcite\s*=|gmail_quote|border-left/i

/**
 * Extracts the visible text of an HTML-only mail, one line per block; quoted lines begin with `> `. It works on
 * a stream of tags, in linear time: building a tree of a hundred thousand open tags would block the site.
 */
export function mailText(html: string): string {
  const whole = withoutCutTag(html)
  let text = ''
  let hiddenIn: string | undefined
  let openTag = { name: '', start: 0 }
  /** Of each open `blockquote`, whether it quotes a mail. */
  const quotes: boolean[] = []
  let depth = 0
  const breakLine = (name: string) => {
    if (lines.has(name)) text += depth > 0 ? '\n> ' : '\n'
  }
  const show = (part: string) => {
    if (hiddenIn === undefined) text += part.replace(/\s/g, ' ')
  }
  const ignored = () => undefined
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        const name = whole.slice(start, end).toLowerCase()
        openTag = { name, start }
        breakLine(name)
        if (name === 'body') hiddenIn = undefined
        else if (unseen.has(name)) hiddenIn ??= name
      },
      onopentagend(end) {
        if (openTag.name !== 'blockquote') return
        const isQuote = cite.test(whole.slice(openTag.start, end).slice(0, longestTag))
        quotes.push(isQuote)
        if (isQuote) depth += 1
        if (isQuote) breakLine('blockquote')
      },
      onclosetag(start, end) {
        const name = whole.slice(start, end).toLowerCase()
        if (name === 'blockquote' && quotes.pop()) depth -= 1
        breakLine(name)
        if (name === hiddenIn) hiddenIn = undefined
      },
      ontext: (start, end) => show(whole.slice(start, end)),
      ontextentity: (codePoint) => show(String.fromCodePoint(codePoint)),
      onattribdata: ignored,
      onattribentity: ignored,
      onattribend: ignored,
      onattribname: ignored,
      oncdata: ignored,
      oncomment: ignored,
      ondeclaration: ignored,
      onend: ignored,
      onprocessinginstruction: ignored,
      onselfclosingtag: ignored,
    },
  )
  tokenizer.write(whole)
  tokenizer.end()
  return text
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .map((line) => (line === '>' ? '' : line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const longestTag = 1000

/** Removes an unfinished last tag, which a cut mail may have. */
function withoutCutTag(html: string): string {
  const start = html.lastIndexOf('<')
  return start > html.lastIndexOf('>') ? html.slice(0, start) : html
}
