// Mails that are unusual as a whole: invitations, sealed mails, crowds of recipients, challenges.
import {
  answerHeaders,
  answerOf,
  type Case,
  mailOf,
  partsOf,
  plainText,
  type ProgramMail,
} from './made-mail.ts'

const hello = 'I will come.'
const calendar = (method: string) =>
  `BEGIN:VCALENDAR\nMETHOD:${method}\nBEGIN:VEVENT\nSUMMARY:Visit\nEND:VEVENT\nEND:VCALENDAR`

const changed = (
  name: string,
  change: (lines: string[], given: Case) => string[],
  expected: ProgramMail['expected'],
  body = hello,
): ProgramMail => ({
  name,
  mail: (given) => mailOf(change(answerHeaders(given, plainText), given), body),
  expected,
})
const crowd = Array.from({ length: 1000 }, (_, n) => `Person ${n} <person${n}@example.net>`).join(
  ',\r\n ',
)
const answer = { is: 'answer', words: hello } as const

export const unusualMails: ProgramMail[] = [
  answerOf(
    'an invitation, by Outlook',
    'multipart/alternative',
    [
      [[plainText], hello],
      [['Content-Type: text/calendar; charset=utf-8; method=REQUEST'], calendar('REQUEST')],
    ],
    { words: hello, files: ['text/calendar'] },
  ),
  answerOf(
    'an acceptance, by Google',
    'multipart/mixed',
    [
      [[plainText], hello],
      [
        [
          'Content-Type: application/ics; name="invite.ics"',
          'Content-Disposition: attachment; filename="invite.ics"',
        ],
        calendar('REPLY'),
      ],
    ],
    { words: hello, files: ['invite.ics'] },
  ),
  {
    name: 'a calendar alone',
    mail: (given) =>
      mailOf(
        answerHeaders(given, 'Content-Type: text/calendar; method=REPLY; charset=utf-8'),
        calendar('REPLY'),
      ),
    expected: { is: 'answer', words: '', files: ['text/calendar'] },
  },
  {
    name: 'S/MIME, sealed',
    mail: (given) =>
      mailOf(
        answerHeaders(
          given,
          'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"',
          'Content-Transfer-Encoding: base64',
        ),
        'QUJDRA==',
      ),
    expected: { is: 'answer', words: '', files: ['smime.p7m'] },
  },
  changed('a thousand recipients', (lines) => [...lines, `Cc: ${crowd}`], answer),
  changed(
    'two senders',
    (lines, { from }) =>
      lines.map((line) =>
        line.startsWith('From:') ? `From: Zoe <${from}>, Al <al@example.net>` : line,
      ),
    answer,
  ),
  changed(
    'a sender of another',
    (lines) => [...lines, 'Sender: Secretary <s@example.net>'],
    answer,
  ),
  changed(
    'a reply address of its own',
    (lines) => [...lines, 'Reply-To: zoe2@example.net'],
    answer,
  ),
  changed(
    'a challenge',
    (lines) => [
      ...lines,
      'Auto-Submitted: auto-generated (challenge)',
      'X-Sender-Verification: challenge',
    ],
    { is: 'automatic' },
  ),
  changed('Return-Path: <>', (lines) => ['Return-Path: <>', ...lines], answer),
  changed(
    'a date in the future',
    (lines) =>
      lines.map((line) =>
        line.startsWith('Date:') ? 'Date: Fri, 01 Jan 2100 00:00:00 +0000' : line,
      ),
    answer,
  ),
  changed(
    'a date that is none',
    (lines) => lines.map((line) => (line.startsWith('Date:') ? 'Date: yesterday' : line)),
    answer,
  ),
  changed(
    'a subject of 20 kB',
    (lines) =>
      lines.map((line) =>
        line.startsWith('Subject:') ? `Subject: Re: ${'very '.repeat(4000)}` : line,
      ),
    answer,
  ),
  changed(
    'a line of 1 MB',
    (lines) => lines,
    { is: 'answer', words: 'x'.repeat(20_000) },
    'x'.repeat(1_000_000),
  ),
  changed('deep quotes', (lines) => lines, answer, `${hello}\n\n${'>'.repeat(2000)} old`),
  {
    name: 'bounce: Yahoo, in HTML',
    mail: (given) =>
      mailOf(
        [
          'From: MAILER-DAEMON@yahoo.com',
          'To: answers@example.org',
          'Subject: Failure Notice',
          'Return-Path: <>',
          `Message-ID: <${given.id}@y>`,
          'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
        ],
        partsOf('r', [
          [
            ['Content-Type: text/html; charset=utf-8'],
            `<p>Sorry, we were unable to deliver your message to the following address.</p><p>${given.from}: 554: delivery error: dd This user doesn't have a yahoo.com account</p>`,
          ],
          [
            ['Content-Type: message/delivery-status'],
            `Reporting-MTA: dns; yahoo.com\n\nFinal-Recipient: rfc822; ${given.from}\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 554 delivery error: no yahoo.com account`,
          ],
          [['Content-Type: message/rfc822'], `Message-ID: ${given.ours}\n\nx`],
        ]),
      ),
    expected: { is: 'bounce', sentence: /no yahoo.com account/ },
  },
  {
    name: 'bounce: QQ, in Chinese',
    mail: (given) =>
      mailOf(
        [
          'From: PostMaster@qq.com',
          'To: answers@example.org',
          'Subject: =?utf-8?B?57O757uf6YCA5L+h?=',
          `Message-ID: <${given.id}@q>`,
          'Return-Path: <>',
          'Content-Type: text/plain; charset=utf-8',
        ],
        `抱歉，您的邮件被退回来了……\n收件人：${given.from}\n退信原因：550 Mailbox not found\n\nMessage-ID: ${given.ours}\nSubject: Your message`,
      ),
    expected: { is: 'bounce', sentence: /./ },
  },
  {
    name: 'bounce: several recipients, one delivered',
    mail: (given) =>
      mailOf(
        [
          'From: MAILER-DAEMON@mx.example.com',
          'To: answers@example.org',
          'Subject: Undelivered',
          `Message-ID: <${given.id}@m>`,
          'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
        ],
        partsOf('r', [
          [[plainText], 'x'],
          [
            ['Content-Type: message/delivery-status'],
            `Reporting-MTA: dns; m\n\nFinal-Recipient: rfc822; other@example.net\nAction: delivered\nStatus: 2.0.0\n\nFinal-Recipient: rfc822; ${given.from}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 gone`,
          ],
          [['Content-Type: text/rfc822-headers'], `Message-ID: ${given.ours}`],
        ]),
      ),
    expected: { is: 'bounce', sentence: /550 gone/ },
  },
  {
    name: 'a delay, by a server that quotes our words',
    mail: (given) =>
      mailOf(
        ['From: MAILER-DAEMON@mx.example.com', 'Return-Path: <>', 'Subject: delayed', plainText],
        `Your message is late.\n\nReceived: by mx\nMessage-ID: ${given.ours}\nSubject: Your message\n\nCome to 550 Main Street.`,
      ),
    expected: { is: 'ignored' },
  },
]
