// Answers whose parts and headers are unusual, and mails that are broken.
import {
  type Case,
  answerHeaders,
  answerIn,
  answerOf,
  htmlText,
  mailOf,
  partsOf,
  plainText,
  type ProgramMail,
} from './made-mail.ts'
import { file, fileMails } from './attached-files.ts'

const hello = 'I will come.'
const text: [string[], string] = [[plainText], hello]
const inner = partsOf('inner', [
  [[plainText], hello],
  [[htmlText], `<p>${hello}</p>`],
])
const nested: ProgramMail[] = [
  answerOf(
    'text and HTML within parts',
    'multipart/mixed',
    [
      [['Content-Type: multipart/alternative; boundary="inner"'], inner],
      file('image/png; name="a.png"'),
    ],
    { words: hello, files: ['a.png'] },
  ),
  answerOf(
    'an empty text beside HTML',
    'multipart/alternative',
    [
      [[plainText], '\n \n'],
      [[htmlText], `<p>${hello}</p>`],
    ],
    { words: hello },
  ),
  answerOf(
    'AMP beside text',
    'multipart/alternative',
    [
      text,
      [['Content-Type: text/x-amp-html'], '<html amp4email></html>'],
      [[htmlText], `<p>${hello}</p>`],
    ],
    { words: hello, files: ['text/x-amp-html'] },
  ),
  answerOf('a mailing list’s footer', 'multipart/mixed', [text, [[plainText], '--\nFooter']], {
    words: `${hello}\n\n--\nFooter`,
  }),
  answerIn(
    'inline PGP',
    `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n${hello}\n-----BEGIN PGP SIGNATURE-----\nabc\n-----END PGP SIGNATURE-----`,
    `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n${hello}\n-----BEGIN PGP SIGNATURE-----\nabc\n-----END PGP SIGNATURE-----`,
  ),
  answerIn(
    'flowed, with spaces to delete',
    'One long line that \nwas broken.',
    'One long line thatwas broken.',
    'Content-Type: text/plain; format=flowed; delsp=yes',
  ),
  answerIn(
    'rich text of old',
    '<bold>I</bold> will come.',
    '<bold>I</bold> will come.',
    'Content-Type: text/plain; charset="US-ASCII"; x-unknown=yes',
  ),
  answerIn(
    'HTML of Word, with comments',
    `<!--[if gte mso 9]><xml><w:x/></xml><![endif]--><p class=MsoNormal>${hello}</p>`,
    hello,
    htmlText,
  ),
  answerIn(
    'HTML in capitals, unclosed',
    `<HTML><BODY><FONT SIZE=2>${hello}<BR>Bye`,
    `${hello}\nBye`,
    'Content-Type: TEXT/HTML; CHARSET=UTF-8',
  ),
  answerIn('an empty answer', '', ''),
  answerIn(
    'a table',
    '<table><tr><td>Monday</td></tr><tr><td>Friday</td></tr></table>',
    'Monday\n\nFriday',
    htmlText,
  ),
]

/** Lines in which a program breaks the rules. */
const broken = (
  name: string,
  made: (given: Case) => string | Buffer,
  words = hello,
): ProgramMail => ({
  name,
  mail: (given) => Buffer.from(made(given)),
  expected: { is: 'answer', words },
})
const head = (given: Case, ...more: string[]) => answerHeaders(given, ...more).join('\r\n')
const mixed = 'Content-Type: multipart/mixed; boundary="b"'
const part = `--b\r\n${plainText}\r\n\r\n${hello}\r\n`

const brokenMails: ProgramMail[] = [
  broken('no last boundary', (given) => `${head(given, mixed)}\r\n\r\n${part}`),
  broken('a boundary that never comes', (given) => `${head(given, mixed)}\r\n\r\n${hello}`),
  broken(
    'no boundary named',
    (given) => `${head(given, 'Content-Type: multipart/mixed')}\r\n\r\n${hello}`,
  ),
  broken(
    'a boundary with spaces behind',
    (given) => `${head(given, mixed)}\r\n\r\n${part.replace('--b', '--b  ')}--b--`,
  ),
  broken(
    'a part that is cut off',
    (given) => `${head(given, mixed)}\r\n\r\n${part}--b\r\nContent-Type: text/html\r\n--b--`,
  ),
  broken('line feeds alone', (given) =>
    `${head(given, plainText)}\r\n\r\n${hello}\r\n`.replaceAll('\r', ''),
  ),
  broken(
    'an envelope line of a mailbox file',
    (given) => `From zoe Sun Nov 22 10:00:00 2026\r\n${head(given, plainText)}\r\n\r\n${hello}`,
  ),
  broken('no type at all', (given) => `${head(given)}\r\n\r\n${hello}`),
  broken(
    'a type that is no type',
    (given) => `${head(given, 'Content-Type: text')}\r\n\r\n${hello}`,
  ),
  broken(
    'an encoding that nobody knows',
    (given) => `${head(given, plainText, 'Content-Transfer-Encoding: x-uuencode')}\r\n\r\n${hello}`,
  ),
  broken(
    'base64 that breaks off',
    (given) =>
      `${head(given, plainText, 'Content-Transfer-Encoding: base64')}\r\n\r\n${Buffer.from(`${hello}!`).toString('base64').slice(0, -2)}`,
    `${hello}!`,
  ),
  broken(
    'quoted-printable with loose signs',
    (given) =>
      `${head(given, plainText, 'Content-Transfer-Encoding: quoted-printable')}\r\n\r\n1 = 1 =\r\n= yes =zz`,
    '1 = 1 = yes =zz',
  ),
  broken(
    'headers of 60 kB before',
    (given) =>
      `${'ARC-Seal: i=1; a=rsa-sha256; b=abcdefghijklmnopqrstuvwxyz\r\n'.repeat(1000)}${head(given, plainText)}\r\n\r\n${hello}`,
  ),
  broken(
    'three hundred references',
    (given) =>
      `${head(given, plainText)
        .replace(
          'References: ',
          `References: ${Array.from({ length: 300 }, (_, n) => `<${n}@mail.example.com>`).join('\r\n ')}\r\n `,
        )
        .replace(/In-Reply-To: .*\r\n/, '')}\r\n\r\n${hello}`,
  ),
  broken(
    'a folded Message-ID',
    (given) =>
      `${head(given, plainText).replace('In-Reply-To: ', 'In-Reply-To:\r\n\t')}\r\n\r\n${hello}`,
  ),
  broken(
    'only In-Reply-To, with words beside',
    (given) =>
      `${head(given, plainText)
        .replace(/References: .*\r\n/, '')
        .replace(/In-Reply-To: (.*)/, 'In-Reply-To: Your message of Sunday $1')}\r\n\r\n${hello}`,
  ),
  broken(
    'header names in capitals',
    (given) =>
      `${head(given, plainText).replaceAll(/^[A-Za-z-]+:/gm, (name) => name.toUpperCase())}\r\n\r\n${hello}`,
  ),
  broken(
    'no Message-ID, no date, no subject',
    (given) =>
      `${head(given, plainText).replaceAll(/^(?:Message-ID|Date|Subject|To|MIME-Version): .*\r\n/gm, '')}\r\n\r\n${hello}`,
  ),
  broken(
    'control characters',
    (given) => `${head(given, plainText)}\r\n\r\nI \0will\u0007 come.`,
    'I will come.',
  ),
  broken(
    'a forwarded mail as a part',
    (given) =>
      mailOf(
        answerHeaders(given, mixed),
        partsOf('b', [
          [[plainText], hello],
          [
            ['Content-Type: message/rfc822'],
            `From: dentist@example.com\nSubject: Findings\n${plainText}\n\nAll well.`,
          ],
        ]),
      ),
    `${hello}\n\n----------------------------\nFrom:    dentist@example.com\nSubject: Findings\n----------------------------\n\nAll well.`,
  ),
]

export const structureMails: ProgramMail[] = [...fileMails, ...nested, ...brokenMails]
