// Mails that programs send by themselves: absence notices, receipts, delivery reports.
import { languages } from './languages.ts'
import {
  academy,
  answerHeaders,
  type Case,
  mailOf,
  partsOf,
  plainText,
  type ProgramMail,
} from './made-mail.ts'

const away = 'I am away until Monday.'

const automatic = (name: string, change: (lines: string[]) => string[]): ProgramMail => ({
  name,
  mail: (given) => mailOf(change(answerHeaders(given, plainText)), away),
  expected: { is: 'automatic' },
})
const withHeader = (header: string) => automatic(header, (lines) => [...lines, header])
const withSubject = (subject: string) =>
  automatic(subject, (lines) =>
    lines.map((line) => (line.startsWith('Subject:') ? `Subject: ${subject}` : line)),
  )

const absences: ProgramMail[] = [
  ...[
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated',
    'Auto-Submitted: auto-replied (vacation)',
    'Auto-Submitted: auto-replied; owner-email="zoe@example.com"',
    'auto-submitted: AUTO-REPLIED',
    'X-Autoreply: yes',
    'X-Autorespond: Away',
    'Precedence: auto_reply',
    'Precedence: bulk',
    'Precedence: junk',
  ].map(withHeader),
  ...Object.values(languages).map(({ away: word }) =>
    withSubject(
      `${word}${/[\u3000-\u9FFF]/u.test(word) ? '：' : ': '}Your message to the ${academy}`,
    ),
  ),
  ...[
    'Out of Office: Your message',
    'Out of office',
    'Abwesenheitsnotiz: Ihre Nachricht',
    'Absence du bureau : Votre message',
    'Fuera de la oficina: Su mensaje',
    'Poza biurem: wiadomość',
    '自动回复:Your message',
    '自動返信: Your message',
    '=?utf-8?B?UsOpcG9uc2UgYXV0b21hdGlxdWU=?= : Votre message',
  ].map(withSubject),
]

/** A report of several parts about our mail. */
function report(given: Case, kind: string, parts: [string[], string][], headers: string[] = []) {
  const type = `Content-Type: multipart/report; report-type=${kind}; boundary="r1"`
  return mailOf(
    [
      'From: Mail Delivery System <MAILER-DAEMON@mx.example.com>',
      'To: answers@example.org',
      'Subject: Undelivered Mail Returned to Sender',
      `Message-ID: <${given.id}@mx.example.com>`,
      'MIME-Version: 1.0',
      ...headers,
      type,
    ],
    partsOf('r1', parts),
  )
}

type Bounce = { status?: string; code?: string; type?: string; headers?: (given: Case) => string[] }

const status = (
  { from }: Case,
  { status: found = '5.1.1', code = 'smtp; 550 5.1.1 No such user' }: Bounce,
) =>
  [
    'Reporting-MTA: dns; mx.example.com\n',
    `Final-Recipient: rfc822; ${from}`,
    `Action: ${found.startsWith('5') ? 'failed' : 'delayed'}`,
    `Status: ${found}`,
    `Diagnostic-Code: ${code}`,
  ].join('\n')

const bounce = (name: string, sentence: RegExp, more: Bounce = {}): ProgramMail => ({
  name: `bounce: ${name}`,
  mail: (given) =>
    report(
      given,
      'delivery-status',
      [
        [[plainText], 'Your message could not be delivered.'],
        [['Content-Type: message/delivery-status'], status(given, more)],
        [
          [`Content-Type: ${more.type ?? 'message/rfc822'}`],
          `Message-ID: ${given.ours}\nSubject: Your message\n\nPlease call us.`,
        ],
      ],
      more.headers?.(given) ?? ['Auto-Submitted: auto-replied', 'Return-Path: <>'],
    ),
  expected: { is: 'bounce', sentence },
})

const ignoredReport = (
  name: string,
  kind: string,
  part: (given: Case) => [string[], string],
): ProgramMail => ({
  name,
  mail: (given) => report(given, kind, [[[plainText], 'About your message.'], part(given)]),
  expected: { is: 'ignored' },
})

/** A report in plain text, as servers write that know no other. */
const plainBounce = (
  name: string,
  sentence: RegExp,
  headers: string[],
  lines: (given: Case) => string,
): ProgramMail => ({
  name: `bounce: ${name}`,
  mail: (given) =>
    mailOf([...headers, `Message-ID: <${given.id}@mx.example.com>`, plainText], lines(given)),
  expected: { is: 'bounce', sentence },
})
const returned = ({ ours, from }: Case) =>
  `Received: (qmail 1 invoked by uid 1); 22 Nov 2026\nFrom: answers@example.org\nTo: ${from}\nMessage-ID: ${ours}\nSubject: Your message\n\nPlease call us.`

const bounces: ProgramMail[] = [
  bounce('Postfix', /^550 5\.1\.1 No such user$/, { type: 'text/rfc822-headers' }),
  bounce('Exchange', /RecipNotFound/, {
    code: 'smtp;550 5.1.1 RESOLVER.ADR.RecipNotFound; not found',
    headers: ({ ours }) => [
      `In-Reply-To: ${ours}`,
      `References: ${ours}`,
      'Content-Language: en-US',
    ],
  }),
  bounce('Exchange Online', /User unknown/, {
    status: '5.1.10',
    code: 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; User unknown',
  }),
  bounce('Gmail', /does not exist/, {
    code: 'smtp; 550-5.1.1 The email account that you tried to reach does not exist.',
    headers: ({ ours, from }) => [
      'X-Failed-Recipients: ' + from,
      'Auto-Submitted: auto-replied',
      `In-Reply-To: ${ours}`,
      `References: ${ours}`,
    ],
  }),
  bounce('mailbox full for good', /over quota/, {
    status: '5.2.2',
    code: 'smtp; 552 5.2.2 over quota',
  }),
  bounce('Sendmail', /User unknown/, { code: 'SMTP; 550 5.1.1 <zoe>... User unknown' }),
  bounce('a loop between servers', /loops back/, {
    status: '5.4.6',
    code: 'X-Postfix; mail for example.com loops back to myself',
  }),
  bounce('without a diagnosis', /./, { code: '' }),
  plainBounce(
    'qmail',
    /no mailbox here/,
    [
      'From: MAILER-DAEMON@mx.example.com',
      'To: answers@example.org',
      'Subject: failure notice',
      'Return-Path: <>',
    ],
    (given) =>
      `Hi. This is the qmail-send program at mx.example.com.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${given.from}>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\n${returned(given)}`,
  ),
  plainBounce(
    'Exim',
    /User unknown/,
    [
      'From: Mail Delivery System <Mailer-Daemon@mx.example.com>',
      'To: answers@example.org',
      'Subject: Mail delivery failed: returning message to sender',
      'X-Failed-Recipients: zoe@example.com',
      'Auto-Submitted: auto-replied',
    ],
    (given) =>
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${given.from}\n    host mx.example.com [192.0.2.1]\n    SMTP error from remote mail server after RCPT TO:\n    550 5.1.1 User unknown\n\n------ This is a copy of the message, including all the headers. ------\n\n${returned(given)}`,
  ),
]

const reports: ProgramMail[] = [
  ignoredReport('a delay, by Postfix', 'delivery-status', (given) => [
    ['Content-Type: message/delivery-status'],
    `${status(given, { status: '4.4.1', code: 'smtp; 451 4.4.1 later' })}\n\nOriginal-Message-ID: ${given.ours}`,
  ]),
  ignoredReport('a receipt: delivered', 'delivery-status', (given) => [
    ['Content-Type: message/delivery-status'],
    `Final-Recipient: rfc822; zoe\nAction: delivered\nStatus: 2.0.0\nOriginal-Message-ID: ${given.ours}`,
  ]),
  ...[
    'manual-action/MDN-sent-manually; displayed',
    'automatic-action/MDN-sent-automatically; displayed',
    'manual-action/MDN-sent-automatically; deleted',
  ].map((disposition) =>
    ignoredReport(`a read receipt: ${disposition}`, 'disposition-notification', ({ ours }) => [
      ['Content-Type: message/disposition-notification'],
      `Final-Recipient: rfc822;zoe@example.com\nOriginal-Message-ID: ${ours}\nDisposition: ${disposition}`,
    ]),
  ),
  ignoredReport('a complaint', 'feedback-report', ({ ours }) => [
    ['Content-Type: message/feedback-report'],
    `Feedback-Type: abuse\nOriginal-Message-ID: ${ours}`,
  ]),
  {
    name: 'a delay, by qmail',
    mail: (given) =>
      mailOf(
        ['From: MAILER-DAEMON@mx.example.com', 'Return-Path: <>', 'Subject: delayed', plainText],
        `I'm still trying to deliver it. This is only a warning.\n\n${returned(given)}`,
      ),
    expected: { is: 'ignored' },
  },
]

export const automaticMails: ProgramMail[] = [...absences, ...bounces, ...reports]
