import { setTimeout as wait } from 'node:timers/promises'
import { type Row, rounded } from '../../benchmarks/figures.ts'
import { loginClient } from '../../support/requests/log-in.ts'
import { startMailServer } from '../../support/mail/mail-server.ts'
import { hour } from '../../support/site/movable-clock.ts'
import { contact } from '../../support/requests/load.ts'
import { type LineState, unreliableLine } from '../../support/requests/unreliable-line.ts'
import { admins } from './drilled-site.ts'
import { fromAnywhere } from './mixed-writes.ts'
import { alwaysThere, awayMs, longestResponseMs, msUntil, type Outage, timed } from './outage.ts'
import { siteWithClock } from './site-with-clock.ts'

const harms: LineState[] = ['cut', 'silent', 'slow']

/** F-11: enquiries are taken and mailed later; codes are refused alike for all. */
export async function withoutMail(): Promise<Outage> {
  const mail = await startMailServer()
  const line = await unreliableLine(mail.url)
  const { site, move } = await siteWithClock({ SMTP_URL: line.url })
  const broken: string[] = []
  const rows: Row[] = []
  const back: number[] = []
  const messages: string[] = []
  let turn = 0
  const enquire = async () => {
    const message = `Message ${(turn += 1)}.`
    const body = { name: 'Ana', email: 'ana@example.org', message }
    const { status } = await site.postJson(contact, body, fromAnywhere(turn))
    if (status === 201) messages.push(message)
    return status
  }
  const ask = (email: string) =>
    site.postJson('/api/admin/v1/auth/send-otp', { email }, fromAnywhere((turn += 1)))
  try {
    await site.start()
    const { pid } = site.process
    for (const [at, harm] of harms.entries()) {
      line.become(harm)
      // Longer than a good response of the mail server is trusted.
      await wait(awayMs + 2500)
      const stored = await enquire()
      const known = await timed(ask(admins[at]!))
      const unknown = await timed(ask(`stranger${at}@example.org`))
      if (stored !== 201) broken.push(`mail ${harm}: an enquiry is answered ${stored}`)
      if (known.status !== unknown.status) {
        broken.push(`mail ${harm}: codes are answered ${known.status} and ${unknown.status}`)
      }
      if (harm !== 'slow' && known.status !== 503) {
        broken.push(`mail ${harm}: a code is answered ${known.status}`)
      }
      const longest = Math.max(known.ms, unknown.ms)
      if (longest > longestResponseMs) broken.push(`mail ${harm}: an response took ${longest} ms`)
      for (const path of alwaysThere) {
        const { status } = await site.fetch(path)
        if (status !== 200) broken.push(`mail ${harm}: ${path} is answered ${status}`)
      }
      line.become('good')
      const ms = await msUntil(async () => (await ask(`other${turn}@example.org`)).status === 200)
      back.push(ms)
      rows.push({
        part: 'mail',
        line: harm,
        'answer ms': rounded(longest, 0),
        'back ms': rounded(ms, 0),
      })
    }
    await loginClient(site, mail, fromAnywhere((turn += 1))).logIn(admins[10]!)
    // What was not sent is tried again after a while.
    await move(7 * hour)
    await enquire()
    const sent = (message: string) =>
      mail.mails.filter(({ text }) => text?.includes(message)).length
    await msUntil(async () => messages.every((message) => sent(message) > 0))
    const missing = messages.filter((message) => sent(message) === 0)
    const more = messages.filter((message) => sent(message) > 2)
    if (missing.length > 0)
      broken.push(`mail: ${missing.length} of ${messages.length} were never sent`)
    if (more.length > 0) broken.push(`mail: ${more.length} came more than twice`)
    if (site.process.pid !== pid) broken.push('mail: the process is another one')
    return { rows, broken, back }
  } finally {
    await site.remove()
    await line.stop()
    await mail.stop()
  }
}
