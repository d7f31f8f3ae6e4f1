// Mails as programs write them: their headers, parts and encodings.
import { patientMail } from '../patient-mails.ts'

/** `ours`: the Message-ID of our reply. `from`: the patient's address. */
export type Case = { ours: string; from: string; id: string }

/**
 * What becomes of a mail. `answer`: it joins the conversation that it names, `joined`: that of its sender; both
 * reopen it. `automatic`: it stands there and changes nothing. `words`: what its sender wrote. `bounce`: our
 * reply has failed; `sentence` is what staff read. `new`: an enquiry. `ignored`: not for the desk.
 */
export type Expected =
  | { is: 'answer' | 'joined' | 'new'; words: string; files?: string[] }
  | { is: 'automatic' | 'ignored' }
  | { is: 'bounce'; sentence: RegExp }

export type ProgramMail = { name: string; mail(given: Case): Buffer; expected: Expected }

export const academy = 'Academy of Bite Alignment'
export const desk = 'answers@example.org'
export const ourWords = 'Please call us.'

const lineEnds = (text: string) => text.replaceAll(/\r?\n/g, '\r\n')

/** A mail from its header lines and its body, which may be bytes of any charset. */
export function mailOf(headers: string[], body: string | Buffer): Buffer {
  const head = Buffer.from(`${headers.join('\r\n')}\r\n\r\n`)
  return Buffer.concat([head, typeof body === 'string' ? Buffer.from(lineEnds(body)) : body])
}

/** The header lines of an answer to our reply. */
export function answerHeaders({ ours, from, id }: Case, ...more: string[]): string[] {
  return [
    `From: Zoe Patient <${from}>`,
    `To: ${academy} <${desk}>`,
    `Subject: Re: Your message to the ${academy}`,
    'Date: Sun, 22 Nov 2026 10:00:00 +0000',
    `Message-ID: <${id}@mail.example.com>`,
    `In-Reply-To: ${ours}`,
    `References: ${ours}`,
    'MIME-Version: 1.0',
    ...more,
  ]
}

export const plainText = 'Content-Type: text/plain; charset=utf-8'
export const htmlText = 'Content-Type: text/html; charset=utf-8'

/** An answer in one part of text. */
export const answerIn = (
  name: string,
  body: string,
  words: string,
  type = plainText,
): ProgramMail => ({
  name,
  mail: (given) => mailOf(answerHeaders(given, type, 'Content-Transfer-Encoding: 8bit'), body),
  expected: { is: 'answer', words },
})

/** Parts with a boundary; each is its header lines and its body. */
export function partsOf(boundary: string, parts: [string[], string][]): string {
  const made = parts.map(([headers, body]) => `--${boundary}\n${headers.join('\n')}\n\n${body}\n`)
  return `${made.join('')}--${boundary}--\n`
}

/** An answer of several parts. */
export function answerOf(
  name: string,
  type: string,
  parts: [string[], string][],
  { words, files }: { words: string; files?: string[] },
): ProgramMail {
  const header = `Content-Type: ${type}; boundary="=_b1"`
  return {
    name,
    mail: (given) => mailOf(answerHeaders(given, header), partsOf('=_b1', parts)),
    expected: { is: 'answer', words, ...(files && { files }) },
  }
}

/** Text and HTML side by side, as most programs send. */
export const alternative = (name: string, text: string, html: string, words: string) =>
  answerOf(
    name,
    'multipart/alternative',
    [
      [[plainText, 'Content-Transfer-Encoding: quoted-printable'], quotedPrintable(text)],
      [[htmlText, 'Content-Transfer-Encoding: quoted-printable'], quotedPrintable(html)],
    ],
    { words },
  )

/** In lines of at most 76 characters (RFC 2045, 6.7). */
export function quotedPrintable(text: string | Buffer): string {
  const lines = Buffer.from(text).toString('latin1').split(/\r?\n/)
  const encoded = lines.map((line) =>
    line
      .replaceAll(/[^\x20-\x3C\x3E-\x7E\t]|[ \t]$/g, (byte) => {
        return `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
      })
      .replaceAll(/(?:=..|[^=]){70}(?=.)/g, '$&=\n'),
  )
  return encoded.join('\n')
}

export const base64Lines = (bytes: string | Buffer) =>
  Buffer.from(bytes).toString('base64').replaceAll(/.{76}/g, '$&\n')

/** A mail that names none of ours. */
export const unrelated = (
  { from, id }: Pick<Case, 'from' | 'id'>,
  { subject = 'A question', headers = [plainText], body = 'When are you open?' } = {},
): Buffer =>
  Buffer.from(patientMail({ id, from, headers, body }).replace('Re: Your message', subject))
