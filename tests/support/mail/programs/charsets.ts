// Answers in the charsets and transfer encodings that programs use.
import {
  answerHeaders,
  base64Lines,
  mailOf,
  type ProgramMail,
  quotedPrintable,
} from './made-mail.ts'

const tables = new Map<string, Map<string, number[]>>()

/** The bytes of each character, found by decoding all of one and two bytes. */
function tableOf(charset: string): Map<string, number[]> {
  const known = tables.get(charset)
  if (known) return known
  const decoder = new TextDecoder(charset)
  const table = new Map<string, number[]>()
  const note = (bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) note([byte])
  if (!/^(?:iso-8859|windows-|koi8)/.test(charset)) {
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) note([lead, trail])
  }
  tables.set(charset, table)
  return table
}

/** The text in a charset; ISO-2022-JP is EUC-JP in seven bits, between escape sequences. */
function bytesIn(charset: string, text: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text)
  if (charset !== 'iso-2022-jp') {
    return Buffer.from([...text].flatMap((letter) => tableOf(charset).get(letter)!))
  }
  const runs = text.match(/[\0-\x7F]+|[^\0-\x7F]+/g) ?? []
  const bytes = runs.map((run) => {
    const found = [...run].flatMap((letter) => tableOf('euc-jp').get(letter)!)
    if (found[0]! < 0x80) return Buffer.from(found)
    const sevenBits = Buffer.from(found.map((byte) => byte & 0x7f))
    return Buffer.concat([Buffer.from('\x1B$B'), sevenBits, Buffer.from('\x1B(B')])
  })
  return Buffer.concat(bytes)
}

const encodings = {
  '8bit': (bytes: Buffer) => bytes,
  base64: (bytes: Buffer) => Buffer.from(base64Lines(bytes)),
  'quoted-printable': (bytes: Buffer) => Buffer.from(quotedPrintable(bytes)),
}
type Encoding = keyof typeof encodings

const written = (
  charset: string,
  encoding: Encoding,
  text: string,
  label = charset,
): ProgramMail => ({
  name: `${label}, ${encoding}`,
  mail: (given) =>
    mailOf(
      answerHeaders(
        given,
        `Content-Type: text/plain; charset="${label}"`,
        `Content-Transfer-Encoding: ${encoding}`,
      ),
      encodings[encoding](bytesIn(charset, text)),
    ),
  expected: { is: 'answer', words: text },
})

const texts: [string, string][] = [
  ['utf-8', 'Zähne, 牙齿, зубы, أسنان, 😬: I’ll come.'],
  ['iso-8859-1', 'Größe café señor: naïve £5.'],
  ['iso-8859-15', 'Œuvre à 5 €, Šárka.'],
  ['iso-8859-2', 'Dziękuję, přijdu, köszönöm.'],
  ['windows-1252', '“I’ll come” – 5 €…'],
  ['windows-1250', 'Žluťoučký kůň „ano“.'],
  ['windows-1251', 'Спасибо, приду в понедельник.'],
  ['windows-1254', 'Teşekkürler, geleceğim.'],
  ['windows-1256', 'شكرا لكم'],
  ['koi8-r', 'Спасибо, приду завтра.'],
  ['iso-8859-7', 'Ευχαριστώ, θα έρθω.'],
  ['iso-8859-8', 'תודה, אבוא.'],
  ['shift_jis', '月曜日に伺います。カタカナ'],
  ['euc-jp', 'ありがとうございます。'],
  ['iso-2022-jp', '歯が痛いです。 Zoe'],
  ['gb18030', '谢谢，我星期一来。'],
  ['gbk', '牙齿很疼。'],
  ['big5', '謝謝，我星期一來。'],
  ['euc-kr', '감사합니다. 월요일에 가겠습니다.'],
]

/** Bytes that the header does not announce. */
const undeclared = (name: string, header: string[], bytes: Buffer, words: string): ProgramMail => ({
  name,
  mail: (given) => mailOf(answerHeaders(given, ...header), bytes),
  expected: { is: 'answer', words },
})

export const charsetMails: ProgramMail[] = [
  ...texts.flatMap(([charset, text], index) => [
    written(charset, (['8bit', 'base64', 'quoted-printable'] as const)[index % 3]!, text),
    written(charset, (['base64', 'quoted-printable', '8bit'] as const)[index % 3]!, text),
  ]),
  written('utf-8', '8bit', 'Größe', 'UTF8'),
  written('windows-1252', '8bit', 'Größe', 'ansi_x3.110-1983'),
  written('shift_jis', 'base64', '歯', 'cp932'),
  undeclared('UTF-8 without a charset', [], Buffer.from('Größe'), 'Größe'),
  undeclared(
    'UTF-8 called us-ascii',
    ['Content-Type: text/plain; charset=us-ascii'],
    Buffer.from('Größe'),
    'Größe',
  ),
  undeclared(
    'UTF-7 is shown as it stands',
    ['Content-Type: text/plain; charset=utf-7'],
    Buffer.from('Gr+APYA3w-e'),
    'Gr+APYA3w-e',
  ),
  undeclared(
    'a byte order mark',
    ['Content-Type: text/plain; charset=utf-8'],
    Buffer.from('\uFEFFHello'),
    'Hello',
  ),
]
