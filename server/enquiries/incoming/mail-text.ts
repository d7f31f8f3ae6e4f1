import { Tokenizer } from 'htmlparser2'

const lines = new Set(
  'address blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li p pre table tr'.split(' '),
)
const unseen = new Set(['head', 'script', 'style', 'title'])

/**
 * Extracts the visible text of an HTML-only mail, one line per block. It works on a stream of tags, in
 * linear time: building a tree of a hundred thousand open tags would block the site.
 */
export function mailText(html: string): string {
  const whole = withoutCutTag(html)
  let text = ''
  let hiddenIn: string | undefined
  const nameIn = (start: number, end: number) => {
    const name = whole.slice(start, end).toLowerCase()
    if (lines.has(name)) text += '\n'
    return name
  }
  const show = (part: string) => {
    if (hiddenIn === undefined) text += part.replace(/\s/g, ' ')
  }
  const ignored = () => undefined
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        const name = nameIn(start, end)
        if (name === 'body') hiddenIn = undefined
        else if (unseen.has(name)) hiddenIn ??= name
      },
      onclosetag(start, end) {
        if (nameIn(start, end) === hiddenIn) hiddenIn = undefined
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
      onopentagend: ignored,
      onprocessinginstruction: ignored,
      onselfclosingtag: ignored,
    },
  )
  tokenizer.write(whole)
  tokenizer.end()
  return text
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Removes an unfinished last tag, which a cut mail may have. */
function withoutCutTag(html: string): string {
  const start = html.lastIndexOf('<')
  return start > html.lastIndexOf('>') ? html.slice(0, start) : html
}
