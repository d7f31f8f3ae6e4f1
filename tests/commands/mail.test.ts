import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer } from '../support/mail/mail-server.ts'
import { runCommandHere } from '../support/site/run-command-here.ts'

const to = 'somebody@example.org'
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-mail-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const send = (env: Record<string, string>) =>
  runCommandHere(['mail', to], { DATA_DIR: dataDir, ...env })

describe('a test mail', () => {
  it('arrives, and the command shows what the server said', async () => {
    const mail = await startMailServer()
    const { code, out, error } = await send({ SMTP_URL: mail.url })
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(
      new RegExp(
        `^The mail server 127.0.0.1:${mail.port} accepted the mail to ${to} and said: 250 `,
      ),
    )
    expect(mail.to(to).map(({ subject }) => subject)).toEqual([
      'Test mail: Academy of Bite Alignment',
    ])
    await mail.stop()
  })

  it('that is not sent ends in one line that says why, without the password', async () => {
    const mail = await startMailServer({
      onSender() {
        throw Object.assign(new Error('not your address'), { responseCode: 553 })
      },
    })
    const secret = 'user:hunter2@'
    const failures = await Promise.all([
      send({ SMTP_URL: mail.url.replace('//', `//${secret}`) }),
      send({ SMTP_URL: `smtp://${secret}127.0.0.1:1` }),
      send({}),
    ])
    await mail.stop()
    for (const { code, out } of failures) expect([code, out]).toEqual([1, ''])
    expect(failures.map(({ error }) => error)).toEqual([
      `The mail server 127.0.0.1:${mail.port} did not accept the mail: it refused the sender (MAIL_FROM). It said: 553 not your address\n`,
      'The mail server 127.0.0.1:1 did not accept the mail: the connection was refused. connect ECONNREFUSED 127.0.0.1:1\n',
      'SMTP_URL is not set: this site sends no mail.\n',
    ])
  })
})
