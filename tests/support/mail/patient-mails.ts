// Mails in the formats of patients' programs and of mail servers.

type Given = {
  id?: string
  from?: string
  /** The Message-ID that the mail answers. */
  answers?: string
  headers?: string[]
  body?: string
}

/** A plain mail with this text, or one with the given `headers` and `body`. */
export function patientMail({ id, from = 'zoe@example.com', answers, headers, body }: Given) {
  return [
    `From: Zoe <${from}>`,
    'To: answers@example.org',
    'Subject: Re: Your message',
    'Date: Sun, 22 Nov 2026 10:00:00 +0000',
    ...(id ? [`Message-ID: <${id}@example.com>`] : []),
    ...(answers ? [`In-Reply-To: ${answers}`, `References: ${answers}`] : []),
    ...(headers ?? ['Content-Type: text/plain; charset=utf-8']),
    '',
    body ?? 'Thank you, I will come.',
    '',
  ].join('\r\n')
}

/** A mail server's report that a mail could not be delivered, permanently or for now. */
export function bounce({ id, of, status = '5.1.1' }: { id: string; of: string; status?: string }) {
  return patientMail({
    id,
    from: 'MAILER-DAEMON@mx.example.com',
    headers: [
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    ],
    body: [
      ...['--x', 'Content-Type: text/plain', '', 'Your mail was not delivered.', ''],
      ...['--x', 'Content-Type: message/delivery-status', ''],
      ...['Reporting-MTA: dns; mx.example.com', ''],
      ...['Final-Recipient: rfc822; zoe@example.com', 'Action: failed', `Status: ${status}`, ''],
      ...['--x', 'Content-Type: message/rfc822', ''],
      ...[`Message-ID: ${of}`, 'Subject: Your message', '', 'Please call us.', '', '--x--'],
    ].join('\r\n'),
  })
}

/** A mail with a text and `bytes` bytes of attachments, named `scan.png`. */
export function mailWithAttachment(answers: string, id: string, bytes: number) {
  const line = `${'QUJD'.repeat(19)}\r\n`
  return patientMail({
    id,
    answers,
    headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="y"'],
    body: [
      ...['--y', 'Content-Type: text/plain; charset=utf-8', '', 'My X-ray is attached.', ''],
      ...['--y', 'Content-Type: image/png; name="scan.png"'],
      ...['Content-Disposition: attachment; filename="scan.png"'],
      ...['Content-Transfer-Encoding: base64', '', line.repeat(Math.ceil(bytes / 78)), '--y--'],
    ].join('\r\n'),
  })
}

const mebibyte = 1024 * 1024
const filled = (part: string) => part.repeat(Math.ceil(mebibyte / part.length)).slice(0, mebibyte)

/** Mails of one megabyte that cost a parser a lot of work. Their Message-ID is `<slow@x>`. */
export const hostileMails: Buffer[] = [
  ['multipart/report; boundary="x"', `--x\r\n${filled('Content-Type: message/rfc822\r\n\r\n')}`],
  ['multipart/report; boundary="x"', filled('--x\r\n\r\n')],
  ['multipart/report; boundary="x"', `--x\r\n\r\nStatus:${filled(' \n')}`],
  ['multipart/mixed; boundary="x"', filled('--x\r\nContent-Type: text/html\r\n\r\n<a <!--\r\n')],
  ['text/html', filled(' ')],
  ['text/html', filled(' \n')],
  ['text/plain; format=flowed; delsp=yes', filled('a \r\n')],
].map(([type, body]) =>
  Buffer.from(`From: a@x\r\nMessage-ID: <slow@x>\r\nContent-Type: ${type}\r\n\r\n${body}`),
)
