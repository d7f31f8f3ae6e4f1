import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Row } from '../benchmarks/figures.ts'
import type { DeskEnquiry } from '../../shared/desk.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import { contact } from '../support/requests/load.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import type { Drill } from './drill.ts'
import { drillDay } from './desk-day.ts'
import { drillLanes } from './desk-lanes.ts'
import { type DrilledSite, drilledSite, type Hand } from './parts/drilled-site.ts'
import { fromAnywhere } from './parts/mixed-writes.ts'

const patient = 'zoe@example.com'
const enquiriesEach = 6
const longestMs = 120_000

type Attempt = { enquiry: string; text: string; key: string; done: boolean }

/** Asks again, with the same key, until a response comes: a receptionist who presses the button once more. */
async function answer({ records }: Hand, attempt: Attempt): Promise<void> {
  for (;;) {
    try {
      const body = { text: attempt.text, lastMessageId: null }
      const path = `/enquiries/${attempt.enquiry}/replies`
      const { status } = await records.post(path, body, { 'idempotency-key': attempt.key })
      // One person may send sixty replies a minute.
      if (status === 429) {
        await wait(1000)
        continue
      }
      if (status !== 201 && status !== 409) throw new Error(`a reply is answered ${status}`)
      attempt.done = status === 201
      return
    } catch (error) {
      // No response: the server was killed.
      if (!(error instanceof TypeError)) throw error
      await wait(20)
    }
  }
}

async function newEnquiries(site: DrilledSite, { records }: Hand, round: number) {
  for (let number = 0; number < enquiriesEach; number += 1) {
    const message = `Message ${round}-${number}`
    const body = { name: 'Zoe', email: patient, message }
    await site.postJson(contact, body, fromAnywhere(round * enquiriesEach + number))
  }
  const found = await records.get(`/enquiries?limit=${enquiriesEach}`)
  return ((await found.json()) as { _id: string }[]).map(({ _id }) => _id)
}

type Settings = Record<string, string>

async function drillStore(name: string, rounds: number, more: Settings) {
  const kept = await mkdtemp(join(tmpdir(), 'academy-drill-mail-'))
  const mail = await startMailServer({ keepIn: kept })
  const site = await drilledSite({ ...more, SMTP_URL: mail.url })
  const attempts: Attempt[] = []
  const broken: string[] = []
  try {
    await site.start()
    const [one, two] = await site.hands(2)
    for (let round = 1; round <= rounds; round += 1) {
      const ids = await newEnquiries(site, one!, round)
      const pairs = ids.flatMap((enquiry) =>
        [one!, two!].map((hand, index) => ({
          hand,
          attempt: {
            enquiry,
            text: `${enquiry} by ${index}`,
            key: `${enquiry}-${index}`,
            done: false,
          },
        })),
      )
      attempts.push(...pairs.map(({ attempt }) => attempt))
      const answering = pairs.map(({ hand, attempt }) => answer(hand, attempt))
      await wait(Math.random() * 120)
      await site.stop('SIGKILL')
      await site.start()
      await Promise.all(answering)
    }
    const sent = attempts.filter(({ done }) => done)
    await untilThere(kept, sent.length)
    broken.push(...(await doublyAnswered(one!, attempts)))
    const mails = await textsIn(kept)
    const copies = mails.length - new Set(mails.map(({ id }) => id)).size
    const lost = sent.filter(({ text }) => !mails.some((found) => found.body.includes(text)))
    const twice = sent.filter(({ text }) => {
      const found = mails.filter(({ body }) => body.includes(text))
      return new Set(found.map(({ id }) => id)).size > 1
    })
    broken.push(...lost.map(({ text }) => `${name}: the reply ${text} never left`))
    broken.push(...twice.map(({ text }) => `${name}: the reply ${text} left as two mails`))
    // Between the mail server's response and the deletion of the row, one mail can be under way.
    if (copies > rounds) broken.push(`${name}: ${copies} copies of mails after ${rounds} kills`)
    const row: Row = {
      ...{ store: name, kills: rounds, enquiries: attempts.length / 2, replies: sent.length },
      ...{ lost: lost.length, twice: twice.length, 'copies of one mail': copies },
    }
    return { row, broken }
  } finally {
    await site.remove()
    await mail.stop()
    await rm(kept, { recursive: true })
  }
}

async function textsIn(folder: string) {
  const names = await readdir(folder)
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((text) => text.includes(`To: ${patient}`))
    .map((text) => ({
      id: /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '',
      body: text.replaceAll(/=\r?\n/g, ''),
    }))
}

async function untilThere(folder: string, count: number): Promise<void> {
  const end = Date.now() + longestMs
  while (Date.now() < end) {
    const ids = new Set((await textsIn(folder)).map(({ id }) => id))
    if (ids.size >= count) return
    await wait(200)
  }
}

/** One of two who answer unaware of each other is held back. */
async function doublyAnswered({ records }: Hand, attempts: Attempt[]): Promise<string[]> {
  const problems: string[] = []
  for (const id of new Set(attempts.map(({ enquiry }) => enquiry))) {
    const { thread } = (await (await records.get(`/enquiries/${id}`)).json()) as DeskEnquiry
    if (thread.length !== 1) problems.push(`${id} has ${thread.length} replies`)
  }
  return problems
}

type Outcome = { row: Row; broken: string[] }

/** What one part finds stays if another one fails. */
const partOf = (name: string, work: Promise<Outcome>): Promise<Outcome> =>
  work.catch((error: unknown) => ({
    row: { store: name },
    broken: [`${name}: the drill itself failed: ${String(error)}`],
  }))

/** Two receptionists answer the same enquiries while the server is killed, then what comes next. */
export const desk: Drill = {
  title: 'two receptionists, a killed server and a mail server that fails',
  async run({ rounds = 20 }) {
    const parts: Outcome[] = []
    for (const name of ['SQLite', 'PostgreSQL']) {
      const isServer = name === 'PostgreSQL'
      const both = isServer ? Math.max(1, Math.round(rounds / 2)) : rounds
      const drills = {
        [name]: (more: Settings) => drillStore(name, both, more),
        [`${name}, a day`]: (more: Settings) =>
          drillDay(name, { kills: rounds, instances: isServer ? 2 : 1, more }),
        [`${name}, behind notices`]: (more: Settings) => drillLanes(name, more),
      }
      for (const [part, drill] of Object.entries(drills)) {
        const postgres = isServer ? await startPostgres({ durable: true }) : undefined
        parts.push(await partOf(part, drill(postgres ? { DATABASE_URL: postgres.url } : {})))
        await postgres?.remove()
      }
    }
    return { rows: parts.map(({ row }) => row), broken: parts.flatMap(({ broken }) => broken) }
  },
}
