import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { StartError } from './errors.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-env-'))
  await writeFile(join(dataDir, 'file'), '')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const read = (env: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...env })

describe('settings', () => {
  it('have the defaults of a first start', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      adminEmails: ['admin@example.org'],
      contactTo: undefined,
      sampleContent: true,
      trustProxy: 0,
      logLevel: 'info',
    })
  })

  it('take what is set; an empty value counts as unset', () => {
    expect(
      read({
        PORT: '8080',
        SITE_URL: 'https://www.example.org/',
        SMTP_URL: 'smtp://u:p@mail.example.org:587',
        SAMPLE_CONTENT: 'false',
        LOG_LEVEL: '',
      }),
    ).toMatchObject({
      port: 8080,
      siteUrl: 'https://www.example.org',
      adminEmails: [],
      sampleContent: false,
      logLevel: 'info',
    })
    const IMAP_URL = 'imaps://user:p@mail.example.org/INBOX'
    expect(read({ IMAP_URL, CONTACT_TO: 'a@b.co', CONTACT_NOTICE: 'full' })).toMatchObject({
      imapUrl: IMAP_URL,
      contactNotice: 'full',
      contactTo: 'a@b.co',
      replyTo: undefined,
    })
    expect(read({ CONTACT_TO: 'a@b.co', REPLY_TO: 'c@d.co' })).toMatchObject({
      contactNotice: 'short',
      replyTo: 'c@d.co',
    })
    expect(read({ ADMIN_EMAILS: ' A@b.co ,c@d.co,' }).adminEmails).toEqual(['a@b.co', 'c@d.co'])
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['SITE_URL', 'www.example.org'],
    ['SITE_URL', 'ftp://example.org'],
    ['SITE_URL', 'https://example.org/path'],
    ['DATA_DIR', '/proc/nowhere'],
    ['DATABASE_URL', 'mysql://user:hunter2@localhost/db'],
    ['SMTP_URL', 'https://user:hunter2@mail.example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.co>\r\nBcc: c@d.co'],
    ['CONTACT_TO', 'a@b.co, c@d.co'],
    ['CONTACT_NOTICE', 'long'],
    ['REPLY_TO', 'a@b.co, c@d.co'],
    ['MAILBOX_NEW', 'maybe'],
    ['IMAP_URL', 'https://user:hunter2@mail.example.org/INBOX'],
    ['IMAP_URL', 'imap://user:hunter2@mail.example.org/INBOX'],
    ['IMAP_URL', 'imaps://mail.example.org/INBOX'],
    ['NEWSLETTER_PER_MINUTE', '0'],
    ['NEWSLETTER_PER_MINUTE', '6001'],
    ['MAIL_TO_CONSOLE', 'yes'],
    ['ADMIN_EMAILS', 'a@b.co, nobody'],
    ['SECRET', 'hunter2'],
    ['TRUST_PROXY', 'yes'],
    ['SAMPLE_CONTENT', 'maybe'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['DATABASE_CONNECTIONS', '2'],
    ['DATABASE_CONNECTIONS', '101'],
    ['DATABASE_CONNECTIONS', 'many'],
    ['METRICS_TOKEN', 'hunter2'],
    ['PURGE_URL', 'ftp://cdn.example.org/purge'],
    ['PURGE_URL', 'https://user:word@cdn.example.org/purge'],
    ['PURGE_TOKEN', 'two words'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is one line that names it and tells no secret', (name, value) => {
    const problem = catchError(() => read({ [name]: value }))
    expect(problem).toBeInstanceOf(StartError)
    expect(problem.message).toMatch(new RegExp(`^${name}: [^\\n]+$`))
    expect(problem.message).not.toContain('hunter2')
  })

  it('F-05: a data directory that is a file is refused', () => {
    const problem = catchError(() => read({ DATA_DIR: join(dataDir, 'file', 'below') }))
    expect(problem.message).toMatch(/^DATA_DIR: /)
  })
})

function catchError(action: () => unknown): Error {
  try {
    action()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
