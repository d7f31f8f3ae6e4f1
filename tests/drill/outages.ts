import { setTimeout as wait } from 'node:timers/promises'
import { type Row, rounded } from '../benchmarks/figures.ts'
import { bucketSettings } from '../support/bucket-settings.ts'
import { loginClient } from '../support/log-in.ts'
import { startMailServer } from '../support/mail-server.ts'
import { hour } from '../support/movable-clock.ts'
import { hugePng } from '../support/pictures.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { startS3Server } from '../support/s3-server.ts'
import { contact } from '../support/traffic.ts'
import { type LineState, unreliableLine } from '../support/unreliable-line.ts'
import type { Drill } from './drill.ts'
import { backWithinMs, msUntil } from './parts/back-within.ts'
import { admins, drilledSite } from './parts/drilled-site.ts'
import { fromAnywhere, mixedWrites } from './parts/mixed-writes.ts'
import { siteWithClock } from './parts/site-with-clock.ts'
import { brokenBy, lookAt } from './parts/stored-state.ts'

const harms: LineState[] = ['cut', 'silent', 'slow']
const awayMs = 3000
const longestAnswerMs = 12_000
const paths = ['/', '/articles', '/contact', '/readyz']

type Part = { rows: Row[]; broken: string[]; back: number[] }

async function timed(work: Promise<Response>): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const response = await work
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - began }
}

async function withoutMail(): Promise<Part> {
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
      // Longer than a good answer of the mail server is trusted.
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
      if (longest > longestAnswerMs) broken.push(`mail ${harm}: an answer took ${longest} ms`)
      for (const path of paths) {
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

async function withoutBucket(): Promise<Part> {
  const s3 = await startS3Server()
  const line = await unreliableLine(s3.bucket.endpoint)
  const site = await drilledSite(bucketSettings({ ...s3.bucket, endpoint: line.url }))
  const broken: string[] = []
  const rows: Row[] = []
  const back: number[] = []
  try {
    await site.start()
    const [hand] = await site.hands(1)
    const upload = () => hand!.pictures.upload({ bytes: hugePng(40, 24) })
    const kept = await hand!.pictures.store({ bytes: hugePng(40, 24) })
    for (const harm of harms) {
      line.become(harm)
      const put = await timed(upload())
      const removed = await timed(hand!.pictures.remove(kept))
      if (harm !== 'slow' && put.status !== 503)
        broken.push(`bucket ${harm}: an upload is answered ${put.status}`)
      if (harm !== 'slow' && removed.status !== 503) {
        broken.push(`bucket ${harm}: a removal is answered ${removed.status}`)
      }
      const longest = Math.max(put.ms, removed.ms)
      if (harm !== 'slow' && longest > longestAnswerMs) {
        broken.push(`bucket ${harm}: an answer took ${rounded(longest, 0)} ms`)
      }
      for (const path of paths) {
        const { status } = await site.fetch(path)
        if (status !== 200) broken.push(`bucket ${harm}: ${path} is answered ${status}`)
      }
      line.become('good')
      const ms = await msUntil(async () => (await upload()).status === 201)
      back.push(ms)
      if (harm !== 'slow' && (await site.fetch(kept)).status !== 200)
        broken.push(`bucket ${harm}: a picture is lost`)
      rows.push({
        part: 'bucket',
        line: harm,
        'answer ms': rounded(longest, 0),
        'back ms': rounded(ms, 0),
      })
    }
    return { rows, broken, back }
  } finally {
    await site.remove()
    await line.stop()
    await s3.stop()
  }
}

async function withoutDatabase(): Promise<Part> {
  const postgres = await startPostgres({ durable: true })
  const line = await unreliableLine(postgres.url)
  const site = await drilledSite({
    DATABASE_URL: line.url,
  })
  const broken: string[] = []
  const rows: Row[] = []
  const back: number[] = []
  try {
    await site.start()
    const writes = mixedWrites(site, await site.hands(3), { unsureOf: 503 })
    await writes.oneOfEach()
    const cached = ['/', '/articles', '/contact']
    for (const path of cached) await site.fetch(path)
    for (const harm of ['cut', 'silent'] as const) {
      writes.begin(20)
      await writes.more(10)
      line.become(harm)
      await wait(awayMs)
      for (const path of cached) {
        const { status } = await site.fetch(path)
        if (status !== 200) broken.push(`database ${harm}: ${path} is answered ${status}`)
      }
      const write = await timed(
        site.postJson(
          contact,
          { name: 'A', email: 'a@example.org', message: 'n0v0' },
          fromAnywhere(7),
        ),
      )
      if (write.status !== 503) broken.push(`database ${harm}: a write is answered ${write.status}`)
      if (write.ms > longestAnswerMs)
        broken.push(`database ${harm}: that took ${rounded(write.ms, 0)} ms`)
      line.become('good')
      const before = writes.ledger.acknowledged()
      const ms = await msUntil(async () => writes.ledger.acknowledged() > before)
      back.push(ms)
      await writes.end()
      rows.push({
        part: 'database',
        line: harm,
        'answer ms': rounded(write.ms, 0),
        'back ms': rounded(ms, 0),
      })
    }
    await writes.finishRemovals()
    const store = { dataDir: site.dataDir, databaseUrl: postgres.url }
    const found = await lookAt(store, writes.ledger, {
      acknowledgedPictures: writes.pictures,
      sweeps: false,
    })
    broken.push(...brokenBy(found, 'database'))
    const unexpected = Object.keys(writes.statuses).filter(
      (status) => Number(status) >= 400 && !['503', '404'].includes(status),
    )
    if (unexpected.length > 0) broken.push(`database: writes were answered ${unexpected.join()}`)
    return { rows, broken, back }
  } finally {
    await site.remove()
    await line.stop()
    await postgres.remove()
  }
}

/** F-08, F-09, F-11: what the site needs is cut off, falls silent or is slow, and comes back. */
export const outages: Drill = {
  title: 'mail, bucket and database away (F-08, F-09, F-11)',
  async run() {
    const parts = [await withoutMail(), await withoutBucket(), await withoutDatabase()]
    const back = parts.flatMap(({ back }) => back)
    const worst = rounded(Math.max(...back), 0)
    const late = back.filter((ms) => ms > backWithinMs).length
    return {
      rows: parts.flatMap(({ rows }) => rows),
      broken: [
        ...parts.flatMap(({ broken }) => broken),
        ...(back.some((ms) => !Number.isFinite(ms))
          ? ['a part that is back is not used again']
          : []),
      ],
      figures: {
        'G-15': `${back.length} outages, ${late} later than ${backWithinMs} ms, worst ${worst} ms, 0 restarts`,
      },
    }
  },
}
