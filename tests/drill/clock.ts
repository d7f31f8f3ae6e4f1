import { type Row } from '../benchmarks/figures.ts'
import { goodBlog, adminCalls } from '../support/requests/admin-calls.ts'
import { loginClient } from '../support/requests/log-in.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import { day, hour } from '../support/site/movable-clock.ts'
import { contact } from '../support/requests/load.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Drill } from './drill.ts'
import { admins, type Hand } from './parts/drilled-site.ts'
import { siteWithClock } from './parts/site-with-clock.ts'

const moves: Record<string, number> = {
  'two hours ahead': 2 * hour,
  'two hours back': -2 * hour,
  'ten years ahead': 3650 * day,
  'ten years back': -3650 * day,
  'one second back': -1000,
}
const paths = ['/', '/articles', '/contact', '/api/user/v1/blogs', '/rss.xml', '/readyz']

/** The clock is moved while people log in, write and read. */
export const clock: Drill = {
  title: 'a clock that is moved',
  async run() {
    const mail = await startMailServer()
    const { site, move, now } = await siteWithClock({ SMTP_URL: mail.url })
    const rows: Row[] = []
    const broken: string[] = []
    let turn = 0
    const demand = (holds: boolean, what: string) => {
      if (!holds) broken.push(what)
    }
    /** From one network: only so many are taken in a while. */
    const enquire = async () => {
      turn += 1
      const body = { name: 'Ana', email: 'ana@example.org', message: `Message ${turn}` }
      const from = { 'x-forwarded-for': '192.0.2.1' }
      return (await site.postJson(contact, body, from)).status
    }
    const untilLimited = async () => {
      for (let count = 0; count < 10; count += 1) if ((await enquire()) === 429) return true
      return false
    }
    try {
      await site.start()
      const { pid } = site.process
      const [hand] = await site.hands(1)
      const { _id } = await hand!.records.makeDoctor({ name: 'Dr. Ada Marsh' })
      for (const [name, ms] of Object.entries(moves)) {
        const client = (number: number) =>
          loginClient(site, mail, { 'x-forwarded-for': `192.0.2.${10 + turn + number}` })
        const admin = admins[rows.length * 2]!
        const late = admins[rows.length * 2 + 1]!
        demand(await untilLimited(), `${name}: no limit was reached before`)
        const before = await client(0).send(late)
        const oldCode = await before.code()
        await move(ms)
        // A code is not from the future; who is told to wait is told how long.
        if (Math.abs(ms) <= 1000) await wait(1000)
        await enquire()
        const { status: oldStatus } = await client(1).verify(late, oldCode, before.otpToken)
        const shortStep = Math.abs(ms) <= 1000
        demand(oldStatus === (shortStep ? 200 : 401), `${name}: an older code is ${oldStatus}`)
        const { token } = await client(2).logIn(admin)
        const records = adminCalls(site, token)
        const made = await records.makeBlog({ ...goodBlog(_id), title: `Article ${rows.length}` })
        const away = Math.abs(Date.parse(made.createdAt) - now().getTime())
        demand(away < 60_000, `${name}: an article is dated ${made.createdAt}`)
        const statuses = await Promise.all(
          paths.map(async (path) => (await site.fetch(path)).status),
        )
        demand(
          statuses.every((status) => status === 200),
          `${name}: pages are answered ${statuses.join()}`,
        )
        await move(10 * 60_000 + 1000)
        demand((await enquire()) === 201, `${name}: the limit holds for longer than it lasts`)
        demand(site.process.pid === pid, `${name}: the process is another one`)
        rows.push({ clock: name, 'older code': oldStatus, pages: statuses.join(' ') })
      }
      const [{ records }] = (await site.hands(1)) as [Hand]
      const before = await enquiriesOf(records)
      await site.stop()
      await move(3650 * day)
      await site.start()
      const { token } = await loginClient(site, mail).logIn(admins[rows.length * 2]!)
      const kept = `${await enquiriesOf(adminCalls(site, token))} of ${before} enquiries kept`
      demand(kept === `${before} of ${before} enquiries kept`, `begun ten years ahead: ${kept}`)
      rows.push({ clock: 'begun ten years ahead', 'older code': '', pages: kept })
      return { rows, broken }
    } finally {
      await site.remove()
      await mail.stop()
    }
  },
}

async function enquiriesOf(records: Hand['records']): Promise<number> {
  return ((await (await records.get('/contact/all')).json()) as object[]).length
}
