// Two people who only press `Next`, a mail server that fails and cuts lines, and kills.
import { setTimeout as wait } from 'node:timers/promises'
import type { Row } from '../benchmarks/figures.ts'
import type { DeskEnquiry, DeskItem } from '../../shared/desk.ts'
import { type ReceivedMail, startMailServer } from '../support/mail/mail-server.ts'
import { contact } from '../support/requests/load.ts'
import { type DrilledSite, drilledSite, type Hand } from './parts/drilled-site.ts'
import { fromAnywhere } from './parts/mixed-writes.ts'

const enquiriesEach = 25
/** Each person may send sixty replies a minute. */
const longestMsEach = 2000
const mostCopies = 2

/** Answers what comes next, puts off some, and tries again what failed, until nothing waits. */
async function pressNext({ records }: Hand, end: { isOver: boolean }): Promise<void> {
  let after = ''
  for (let number = 0; !end.isOver; number += 1) {
    try {
      const response = await records.get(`/enquiries/next?folder=waiting${after}`)
      if (response.status !== 200) {
        after = ''
        await wait(300)
        continue
      }
      const { _id: id } = (await response.json()) as DeskItem
      after = `&after=${id}`
      const enquiry = (await (await records.get(`/enquiries/${id}`)).json()) as DeskEnquiry
      const failed = enquiry.thread.find(({ delivery }) => delivery === 'failed')
      if (enquiry.thread.some(({ delivery }) => delivery === 'waiting')) {
        // It is tried again already.
        await wait(300)
      } else if (failed) {
        // Of one that may have arrived nobody sends a third copy.
        if (failed.failure === 'May have arrived')
          await records.put(`/enquiries/${id}`, { settled: true })
        else await records.post(`/enquiries/${id}/replies/${failed._id}/retry`, {})
      } else if (number % 10 === 9) {
        const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
        await records.put(`/enquiries/${id}`, { later })
      } else {
        const body = { text: `Reply to ${id}.`, lastMessageId: enquiry.lastMessageId, done: true }
        const key = { 'idempotency-key': `${id}-${enquiry.lastMessageId}` }
        const { status } = await records.post(`/enquiries/${id}/replies`, body, key)
        if (status === 429) await wait(1000)
      }
    } catch (error) {
      // No response: the server was killed.
      if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error
      await wait(50)
    }
  }
}

/** How often the mail that came most often did. */
function mostOfOne(mails: ReceivedMail[]): number {
  const ids = mails.map(({ messageId }) => messageId)
  return Math.max(0, ...ids.map((id) => ids.filter((other) => other === id).length))
}

async function allItems({ records }: Hand, count: number): Promise<DeskItem[]> {
  const pages = Array.from({ length: Math.ceil(count / 100) }, (_, index) => index + 1)
  const lists = await Promise.all(
    pages.map(async (page) => {
      const list = await records.get(`/enquiries?folder=all&limit=100&page=${page}`)
      return (await list.json()) as DeskItem[]
    }),
  )
  return lists.flat()
}

/** `instances`: how many share the database; kills go round among them. */
export async function drillDay(
  name: string,
  { kills, instances, more }: { kills: number; instances: number; more: Record<string, string> },
) {
  let sent = 0
  const mail = await startMailServer({
    onMail() {
      sent += 1
      if (sent % 5 === 0) throw Object.assign(new Error('5.7.1 not now'), { responseCode: 554 })
    },
    cutsAfter: () => sent % 10 === 3,
  })
  const sites: DrilledSite[] = []
  const end = { isOver: false }
  let people: Promise<unknown> = Promise.resolve()
  try {
    for (let number = 0; number < instances; number += 1) {
      const site = await drilledSite({ ...more, SMTP_URL: mail.url })
      sites.push(site)
      await site.start()
    }
    const count = kills * enquiriesEach
    const hands = await Promise.all(sites.map((site) => site.hands(2)))
    const two = [hands[0]![0]!, hands.at(-1)![1]!]
    people = Promise.all(two.map((hand) => pressNext(hand, end)))
    for (let kill = 0; kill < kills; kill += 1) {
      const site = sites[kill % instances]!
      for (let number = 0; number < enquiriesEach; number += 1) {
        const place = kill * enquiriesEach + number
        const body = { name: 'Zoe', email: `p${place}@example.com`, message: `Message ${place}` }
        await site.postJson(contact, body, fromAnywhere(place))
      }
      await site.stop('SIGKILL')
      await site.start()
    }
    const isOut = async () =>
      (await allItems(two[0]!, count)).every(({ waitsFor }) => waitsFor !== 'us')
    for (const until = Date.now() + count * longestMsEach; Date.now() < until && !(await isOut());)
      await wait(1000)
    end.isOver = true
    await people
    const broken: string[] = []
    const items = await allItems(two[0]!, count)
    if (items.length !== count)
      broken.push(`${name}: ${items.length} of ${count} enquiries are there`)
    for (const item of items) {
      const { _id: id } = item
      const isInSight = item.waitsFor === 'us' || item.failed || item.later !== null
      const { thread } = (await (
        await two[0]!.records.get(`/enquiries/${id}`)
      ).json()) as DeskEnquiry
      const copies = mostOfOne(mail.to(item.email))
      const isUnderWay = thread.some(({ delivery }) => delivery === 'waiting')
      const isSettled = thread.some(({ failure }) => failure === 'May have arrived')
      if (copies === 0 && !isInSight && !isUnderWay && !isSettled)
        broken.push(`${name}: ${id} fell through`)
      if (copies > mostCopies) broken.push(`${name}: ${id} was sent ${copies} times`)
    }
    const twice = items.filter(({ email }) => mostOfOne(mail.to(email)) === mostCopies).length
    const putOff = items.filter(({ later }) => later !== null).length
    const still = items.filter(({ waitsFor }) => waitsFor === 'us').length
    const row: Row = {
      ...{ store: `${name}, a day`, kills, enquiries: items.length },
      ...{ replies: mail.mails.filter(({ recipients }) => recipients[0]?.startsWith('p')).length },
      ...{ 'sent twice': twice, 'put off': putOff, 'still waiting': still },
    }
    return { row, broken }
  } finally {
    end.isOver = true
    await people.catch(() => undefined)
    for (const site of sites) await site.remove()
    await mail.stop()
  }
}
