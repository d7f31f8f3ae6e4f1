// Answers whose parts, files and headers are unusual, and mails that are broken.
import {
  type Case,
  answerHeaders,
  answerIn,
  answerOf,
  base64Lines,
  htmlText,
  mailOf,
  partsOf,
  plainText,
  type ProgramMail,
} from './made-mail.ts'

const hello = 'I will come.'
const text: [string[], string] = [[plainText], hello]
const bytes = base64Lines('not really a picture')
const file = (type: string, disposition = 'attachment'): [string[], string] => [
  [
    `Content-Type: ${type}`,
    `Content-Disposition: ${disposition}`,
    'Content-Transfer-Encoding: base64',
  ],
  bytes,
]
const withFile = (name: string, found: string, type: string, disposition?: string) =>
  answerOf(`a file: ${name}`, 'multipart/mixed', [text, file(type, disposition)], {
    words: hello,
    files: [found],
  })

const files: ProgramMail[] = [
  withFile(
    'plain name',
    'x-ray.png',
    'image/png; name="x-ray.png"',
    'attachment; filename="x-ray.png"',
  ),
  withFile(
    'RFC 2231',
    'Röntgen bild.png',
    'image/png',
    "attachment; filename*=UTF-8''R%C3%B6ntgen%20bild.png",
  ),
  withFile(
    'RFC 2231 in pieces',
    'Röntgenbild vom Montag.png',
    'image/png',
    'attachment;\r\n filename*0*=UTF-8\'\'R%C3%B6ntgenbild;\r\n filename*1*=%20vom%20;\r\n filename*2="Montag.png"',
  ),
  withFile(
    'RFC 2231 in latin-1',
    'Zähne.jpg',
    'image/jpeg',
    "attachment; filename*=iso-8859-1''Z%E4hne.jpg",
  ),
  withFile(
    'RFC 2047 in quotes',
    'Zähne.jpg',
    'image/jpeg; name="=?utf-8?B?WsOkaG5lLmpwZw==?="',
    'attachment; filename="=?utf-8?B?WsOkaG5lLmpwZw==?="',
  ),
  withFile('RFC 2047, Q', 'Zähne.jpg', 'image/jpeg; name="=?iso-8859-1?Q?Z=E4hne.jpg?="'),
  withFile(
    'RFC 2047, Japanese',
    '歯.pdf',
    'application/pdf; name="=?iso-2022-jp?B?GyRCO3UbKEI=?=.pdf"',
  ),
  withFile('UTF-8 as it is', 'Zähne.jpg', 'image/jpeg', 'attachment; filename="Zähne.jpg"'),
  withFile('no name', 'image/heic', 'image/heic'),
  withFile(
    'a name with a path',
    'C:\\Users\\zoe\\scan.pdf',
    'application/pdf; name="C:\\\\Users\\\\zoe\\\\scan.pdf"',
  ),
  answerOf(
    'winmail.dat',
    'multipart/mixed',
    [text, file('application/ms-tnef; name="winmail.dat"', 'attachment; filename="winmail.dat"')],
    { words: hello, files: ['winmail.dat'] },
  ),
  answerOf(
    'S/MIME',
    'multipart/signed; protocol="application/pkcs7-signature"; micalg=sha-256',
    [text, file('application/pkcs7-signature; name="smime.p7s"')],
    { words: hello, files: ['smime.p7s'] },
  ),
  answerOf(
    'PGP/MIME',
    'multipart/signed; protocol="application/pgp-signature"',
    [
      text,
      [
        ['Content-Type: application/pgp-signature; name="signature.asc"'],
        '-----BEGIN PGP SIGNATURE-----\nabc\n-----END PGP SIGNATURE-----',
      ],
    ],
    { words: hello, files: ['signature.asc'] },
  ),
  answerOf(
    'PGP/MIME, encrypted',
    'multipart/encrypted; protocol="application/pgp-encrypted"',
    [
      [['Content-Type: application/pgp-encrypted'], 'Version: 1'],
      file('application/octet-stream; name="encrypted.asc"', 'inline; filename="encrypted.asc"'),
    ],
    { words: '', files: ['application/pgp-encrypted', 'encrypted.asc'] },
  ),
  answerOf(
    'iPhone photo between words',
    'multipart/mixed',
    [
      [[plainText], 'Here:\n'],
      file('image/jpeg; name="IMG_1.jpeg"', 'inline; filename="IMG_1.jpeg"'),
      [[plainText], '\nSent from my iPhone'],
    ],
    { words: 'Here:\n\nSent from my iPhone', files: ['IMG_1.jpeg'] },
  ),
  answerOf(
    'a picture in HTML',
    'multipart/related',
    [
      [[htmlText], `<p>${hello}</p><img src="cid:a@b">`],
      [
        [
          'Content-Type: image/png; name="image001.png"',
          'Content-ID: <a@b>',
          'Content-Transfer-Encoding: base64',
        ],
        bytes,
      ],
    ],
    { words: hello, files: ['image001.png'] },
  ),
  answerOf(
    'an invitation accepted',
    'multipart/alternative',
    [
      [[plainText], 'Zoe has accepted.'],
      [
        ['Content-Type: text/calendar; method=REPLY; charset=utf-8; name="invite.ics"'],
        'BEGIN:VCALENDAR\nMETHOD:REPLY\nEND:VCALENDAR',
      ],
    ],
    { words: 'Zoe has accepted.', files: ['invite.ics'] },
  ),
  answerOf(
    'an invitation',
    'multipart/mixed',
    [
      text,
      [
        [
          'Content-Type: text/calendar; method=REQUEST; name="meeting.ics"',
          'Content-Disposition: attachment; filename="meeting.ics"',
        ],
        'BEGIN:VCALENDAR\nEND:VCALENDAR',
      ],
    ],
    { words: hello, files: ['meeting.ics'] },
  ),
  answerOf(
    'a contact card',
    'multipart/mixed',
    [
      text,
      [
        [
          'Content-Type: text/x-vcard; name="zoe.vcf"',
          'Content-Disposition: attachment; filename="zoe.vcf"',
        ],
        'BEGIN:VCARD\nEND:VCARD',
      ],
    ],
    { words: hello, files: ['zoe.vcf'] },
  ),
]

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

export const structureMails: ProgramMail[] = [...files, ...nested, ...brokenMails]
