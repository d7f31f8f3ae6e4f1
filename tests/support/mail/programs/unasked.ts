// Mails that answer none of ours: of patients, of lists and programs, and spam.
import { htmlText, partsOf, plainText, type ProgramMail, unrelated } from './made-mail.ts'

type Given = Parameters<typeof unrelated>[1]

const fresh = (name: string, given: Given, words: string): ProgramMail => ({
  name: `new: ${name}`,
  mail: ({ id }) => unrelated({ id, from: `new-${id}@example.com` }, given),
  expected: { is: 'new', words },
})
const joined = (subject: string, body = 'I will come.', words = body): ProgramMail => ({
  name: `without its references: ${subject}`,
  mail: (to) => unrelated(to, { subject, body }),
  expected: { is: 'joined', words },
})
const ignored = (name: string, headers: string[], from?: string): ProgramMail => ({
  name: `not for the desk: ${name}`,
  mail: ({ id }) =>
    unrelated({ id, from: from ?? `list-${id}@example.com` }, { headers: [...headers, plainText] }),
  expected: { is: 'ignored' },
})

export const unaskedMails: ProgramMail[] = [
  fresh('a question', {}, 'A question\n\nWhen are you open?'),
  fresh('no subject', { subject: '' }, 'When are you open?'),
  fresh('HTML', { headers: [htmlText], body: '<p>When?</p>' }, 'A question\n\nWhen?'),
  fresh(
    'a subject in pieces',
    { subject: '=?utf-8?Q?Z=C3=A4hne?= =?utf-8?B?IHVuZCBLaWVmZXI=?=' },
    'Zähne und Kiefer\n\nWhen are you open?',
  ),
  fresh(
    'a subject in Japanese',
    { subject: '=?ISO-2022-JP?B?GyRCO3UbKEI=?=' },
    '歯\n\nWhen are you open?',
  ),
  fresh('a subject in raw UTF-8', { subject: 'Zähne' }, 'Zähne\n\nWhen are you open?'),
  fresh(
    'nothing but a file',
    {
      headers: ['Content-Type: multipart/mixed; boundary=b'],
      body: partsOf('b', [[['Content-Type: image/png; name="scan.png"'], 'QUJD']]),
    },
    'A question',
  ),
  fresh(
    'the answer to somebody else’s mail',
    { headers: ['In-Reply-To: <x@else.example.com>', plainText] },
    'A question\n\nWhen are you open?',
  ),
  ...[
    'Re: Your message',
    'RE: Your message',
    'Re[2]: Your message',
    'AW: Ihre Nachricht',
    'Antw: Bericht',
    'SV: Besked',
    'VS: Viesti',
    'Odp: Wiadomość',
    'RV: Mensaje',
    'R: Messaggio',
    '回复：消息',
    '回覆: 訊息',
    'Ответ: Сообщение',
    'رد: رسالة',
    'YNT: Mesaj',
    'Vá: Üzenet',
    'ΑΠ: Μήνυμα',
    '返信: メッセージ',
    '회신: 메시지',
    'השב: הודעה',
  ].map((subject) => joined(subject)),
  joined('Re: quoted', 'Yes.\n\n> Please call us.', 'Yes.'),
  ignored('a list', ['List-Id: <news.example.com>']),
  ignored('a newsletter', ['List-Unsubscribe: <https://news.example.com/u>']),
  ignored('in bulk', ['Precedence: bulk']),
  ignored('an absence notice', ['Auto-Submitted: auto-replied']),
  ignored('a program', ['Auto-Submitted: auto-generated']),
  ignored('an empty return path', ['Return-Path: <>']),
  ignored('nobody reads answers', [], 'no-reply@shop.example.com'),
  ignored('a mail server', [], 'MAILER-DAEMON@example.com'),
  ignored('a sender without an address', [], 'undisclosed'),
]
