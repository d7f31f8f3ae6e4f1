// Answers with files, named and marked as programs do.
import {
  answerHeaders,
  answerOf,
  base64Lines,
  htmlText,
  mailOf,
  plainText,
  type ProgramMail,
} from './made-mail.ts'

const hello = 'I will come.'
const text: [string[], string] = [[plainText], hello]
const bytes = base64Lines('not really a picture')
export const file = (type: string, disposition = 'attachment'): [string[], string] => [
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

/** A mail that is nothing but a file. */
const alone = (name: string, type: string, found: string): ProgramMail => ({
  name,
  mail: (given) =>
    mailOf(
      answerHeaders(given, `Content-Type: ${type}`, 'Content-Transfer-Encoding: base64'),
      bytes,
    ),
  expected: { is: 'answer', words: '', files: [found] },
})

export const fileMails: ProgramMail[] = [
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
  answerOf(
    'winmail.dat alone',
    'multipart/mixed',
    [
      [[plainText], ''],
      file('application/ms-tnef; name="winmail.dat"', 'attachment; filename="winmail.dat"'),
    ],
    { words: '', files: ['winmail.dat'] },
  ),
  answerOf(
    'a letter as a text file',
    'multipart/mixed',
    [
      [[plainText], 'See the letter.'],
      [
        [
          'Content-Type: text/plain; name="letter.txt"',
          'Content-Disposition: attachment; filename="letter.txt"',
        ],
        'Dear all',
      ],
    ],
    { words: 'See the letter.', files: ['letter.txt'] },
  ),
  ...['enveloped-data', 'signed-data'].map((kind) =>
    alone(
      `S/MIME, ${kind}`,
      `application/pkcs7-mime; smime-type=${kind}; name="smime.p7m"`,
      'smime.p7m',
    ),
  ),
  alone('an invitation alone', 'text/calendar; method=REPLY; name="invite.ics"', 'invite.ics'),
]
