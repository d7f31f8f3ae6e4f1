// An issue of the newsletter that is sent while its site is killed and the mail server makes trouble.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../server/database/database.ts'
import type { IssueJson } from '../../../shared/newsletter.ts'
import { type DrilledSite, drilledSite } from '../../drill/parts/drilled-site.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { unreliableLine } from '../requests/unreliable-line.ts'
import { openDatabase, openPostgres } from './built-program.ts'
import { addReaders, leave, sentAddresses } from '../data/newsletter-readers.ts'

type Extent = {
  /** Undefined: one instance on SQLite; else two on this PostgreSQL database. */
  databaseUrl: string | undefined
  readers: number
  kills: number
  /** How long the mail server takes for a mail. */
  mailMs: number
  /** Ends the minute for which a killed instance still holds its mail, while nothing is on its way. */
  endLeases?: true
}

export type KilledNewsletter = {
  issue: IssueJson
  /** How many times a mail was on its way when it was cut off. */
  cutOff: number
  /** How many mails came to somebody who already had theirs. */
  doubles: number
  /** Readers who got a mail without a row that says so, or the other way round. */
  differences: string[]
  /** Sums that were not the number of recipients. */
  wrongSums: number
  slowestNoticeMs: number
  seconds: number
}

const subject = 'News that must not get lost'
const settings = { NEWSLETTER_PER_MINUTE: '6000', CONTACT_TO: 'office@example.org' }

/**
 * Of the readers each 40th address does not exist, each 41st is refused, each 43rd deferred once. At
 * each kill one of the last ones leaves, and the line to the mail server breaks.
 */
export async function sendThroughKills(extent: Extent): Promise<KilledNewsletter> {
  const { databaseUrl, readers, kills, mailMs, endLeases } = extent
  const began = performance.now()
  const deferred = new Set<string>()
  const mail = await startMailServer({
    onRecipient(address) {
      const number = Number(/^reader(\d+)@/.exec(address)?.[1] ?? 1)
      if (number % 40 === 0) refuse(550, '5.1.1 No such user')
      if (number % 41 === 0) refuse(550, 'Too many messages at once')
      if (number % 43 !== 0 || deferred.has(address)) return
      deferred.add(address)
      refuse(451, '4.7.1 Try later')
    },
    onMail: () => wait(mailMs),
  })
  const line = await unreliableLine(mail.url)
  const env = { ...settings, SMTP_URL: line.url, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const sites = [await drilledSite(env)]
  if (databaseUrl) sites.push(await drilledSite({ ...env, SITE_URL: sites[0]!.url }))
  let db: Database | undefined
  try {
    for (const site of sites) await startPatiently(site)
    db = databaseUrl
      ? openPostgres(databaseUrl)
      : await openDatabase({ dataDir: sites[0]!.dataDir })
    await addReaders(db, readers)
    const records = (await sites[0]!.hands(1))[0]!.records
    const path = '/newsletter/issues'
    const read = async () =>
      (await (await records.get(`${path}/${created._id}`)).json()) as IssueJson
    const created = (await (
      await records.post(path, { subject, intro: 'Dear reader', articles: [] })
    ).json()) as IssueJson
    const sent = await records.post(`${path}/${created._id}/send`, { recipients: readers })
    if (sent.status !== 202) throw new Error(`sending is answered ${sent.status}`)

    let [wrongSums, slowestNoticeMs] = [0, 0]
    async function look(): Promise<IssueJson> {
      const issue = await read()
      const { recipients, waiting, failed, unsubscribed } = issue
      if (issue.sent + waiting + failed + unsubscribed !== recipients || recipients !== readers) {
        wrongSums += 1
      }
      return issue
    }
    async function timeNotice(): Promise<void> {
      const before = mail.to(settings.CONTACT_TO).length
      const asked = performance.now()
      const message = { name: 'Ana', email: 'ana@example.org', message: randomUUID() }
      const from = { 'x-forwarded-for': `2001:db8:${before.toString(16)}::1` }
      await sites[0]!.postJson('/api/user/v1/contact/send-message', message, from)
      await mail.mailTo(settings.CONTACT_TO, before + 1)
      slowestNoticeMs = Math.max(slowestNoticeMs, performance.now() - asked)
    }

    const step = Math.max(1, Math.floor(readers / (kills + 1)))
    for (let kill = 1; kill <= kills; kill += 1) {
      const isDue = () =>
        mail.mails.filter((each) => each.subject === subject).length >= kill * step
      for (let issue = await look(); !isDue() && issue.waiting > step; issue = await look()) {
        await wait(Math.min(200, mailMs))
      }
      line.reset()
      await leave(db, readers - kill)
      await wait(Math.random() * 2 * mailMs)
      const site = sites[kill % sites.length]!
      await site.stop('SIGKILL')
      await startPatiently(site)
      await timeNotice()
    }
    const bringForward = (from: number) =>
      db!
        .updateTable('newsletter_deliveries')
        .set({ next_attempt_at: new Date().toISOString() })
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '>', new Date(Date.now() + from).toISOString())
        .execute()
    if (endLeases) {
      await records.post(`${path}/${created._id}/pause`, undefined)
      await wait(20 * mailMs)
      await bringForward(0)
      await records.post(`${path}/${created._id}/resume`, undefined)
    }
    let issue = await look()
    while (issue.state !== 'sent') {
      // Deferred mails, which would be due much later.
      await bringForward(61_000)
      await wait(200)
      issue = await look()
    }
    const arrived = mail.mails.filter((each) => each.subject === subject)
    const addresses = arrived.flatMap(({ recipients }) => recipients)
    const noted = await sentAddresses(db)
    const differences = [
      ...noted.filter((address) => !addresses.includes(address)).map((each) => `${each} got none`),
      ...addresses
        .filter((address) => !noted.includes(address))
        .map((each) => `${each} has no row`),
    ]
    return {
      issue,
      cutOff: 2 * kills,
      doubles: addresses.length - new Set(addresses).size,
      differences,
      ...{ wrongSums, slowestNoticeMs },
      seconds: (performance.now() - began) / 1000,
    }
  } finally {
    await db?.destroy()
    for (const site of sites) await site.remove()
    await line.stop()
    await mail.stop()
  }
}

/** Resolves when the site is ready, which may take a busy machine longer than the start. */
async function startPatiently(site: DrilledSite): Promise<void> {
  const isReady = async () => (await site.fetch('/readyz')).ok
  await site.start().catch(async (error: unknown) => {
    for (let tries = 0; !(await isReady()); tries += 1) {
      if (tries === 60) throw error
      await wait(1000)
    }
  })
}

function refuse(responseCode: number, message: string): never {
  throw Object.assign(new Error(message), { responseCode })
}

/** What must hold and does not. */
export function brokenBy(found: KilledNewsletter): string[] {
  const { issue, cutOff, doubles, differences, wrongSums, slowestNoticeMs } = found
  return [
    ...differences,
    ...(issue.waiting > 0 ? [`${issue.waiting} still wait`] : []),
    ...(wrongSums > 0 ? [`${wrongSums} times the numbers did not add up`] : []),
    ...(doubles > cutOff ? [`${doubles} mails came twice, at ${cutOff} breaks`] : []),
    ...(slowestNoticeMs > 5000 ? [`a notice took ${Math.round(slowestNoticeMs)} ms`] : []),
  ]
}
