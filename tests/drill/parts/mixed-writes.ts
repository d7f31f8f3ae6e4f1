import { setTimeout as wait } from 'node:timers/promises'
import { hugePng } from '../../support/data/pictures.ts'
import { contact } from '../../support/requests/load.ts'
import type { DrilledSite, Hand } from './drilled-site.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { stampedBlog, stampOf } from './stamps.ts'

/** The site stores so many enquiries an hour; drills leave room for what they check afterwards. */
const mostEnquiries = 1500
const picture = hugePng(40, 24)

export function fromAnywhere(number: number): Record<string, string> {
  const group = (shift: number) => ((number >> shift) & 0xffff).toString(16)
  return { 'x-forwarded-for': `2001:db8:${group(0)}:${group(16)}::1` }
}

type Shown = { number: number; version: number; id: string; image_url: string; author_id: string }
export type MixedWrites = ReturnType<typeof mixedWrites>

/** Clients who write all kinds of records and upload pictures until they are stopped. */
export function mixedWrites(
  site: DrilledSite,
  hands: Hand[],
  {
    ledger = createLedger(),
    /** With a database that is cut off, a commit may have come through though its response did not. */
    unsureOf = 0,
  }: { ledger?: Ledger; unsureOf?: number } = {},
) {
  const articles: Shown[] = []
  /** Addresses of pictures that are acknowledged and whose removal nobody asked for. */
  const pictures = new Set<string>()
  const statuses: Record<number, number> = {}
  let author: string | undefined
  let enquiries = 0
  /** Articles whose removal was begun and not acknowledged. */
  let unfinished: Shown[] = []

  const counted = (response: Response) => {
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    if (response.status === unsureOf) throw new Error(`${unsureOf}: it may have been done or not`)
    return response
  }
  const answered = async (response: Response) => {
    await response.arrayBuffer()
    return counted(response).ok
  }

  async function enquire(): Promise<void> {
    enquiries += 1
    if (enquiries > mostEnquiries) return
    const number = ledger.next()
    const message = `Enquiry ${stampOf(number, 1)}`
    const body = { name: 'Ana', email: 'ana@example.org', message }
    await ledger.note(number, 1, async () =>
      answered(await site.postJson(contact, body, fromAnywhere(number))),
    )
  }

  async function addDoctor({ records }: Hand): Promise<void> {
    const number = ledger.next()
    const stamp = stampOf(number, 1)
    await ledger.note(number, 1, async () => {
      const doctor = { name: `Dr. ${stamp}`, location: stamp, description: `<p>${stamp}</p>` }
      const response = counted(await records.post('/authors', doctor))
      const { _id } = (await response.json()) as { _id: string }
      if (response.ok) author ??= _id
      return response.ok
    })
  }

  async function upload({ pictures: calls }: Hand): Promise<string | undefined> {
    const response = counted(await calls.upload({ bytes: picture }))
    const { imageUrl } = (await response.json()) as { imageUrl?: string }
    if (response.ok && imageUrl) pictures.add(imageUrl)
    return response.ok ? imageUrl : undefined
  }

  async function addArticle(hand: Hand): Promise<void> {
    if (!author) return addDoctor(hand)
    const image_url = await upload(hand).catch(() => undefined)
    if (!image_url) return
    const number = ledger.next()
    const author_id = author
    await ledger.note(number, 1, async () => {
      const blog = { ...stampedBlog(number, 1), image_url, author_id }
      const response = counted(await hand.records.post('/blogs', blog))
      const { _id } = (await response.json()) as { _id: string }
      if (response.ok) articles.push({ number, version: 1, id: _id, image_url, author_id })
      return response.ok
    })
  }

  /** Takes an article that nobody else changes meanwhile. */
  const takeOne = () => articles.splice(Math.floor(Math.random() * articles.length), 1)[0]

  async function change(hand: Hand): Promise<void> {
    const article = takeOne()
    if (!article) return addArticle(hand)
    const { number, id, image_url, author_id } = article
    const version = article.version + 1
    const blog = { ...stampedBlog(number, version), image_url, author_id }
    await ledger.note(number, version, async () =>
      answered(await hand.records.put(`/blogs/${id}`, blog)),
    )
    articles.push({ ...article, version })
  }

  /** The site removes the picture with it: whether both are gone is not known where there was no response. */
  async function removeArticle({ records }: Hand, article: Shown): Promise<void> {
    pictures.delete(article.image_url)
    const gone = await ledger.note(article.number, undefined, async () => {
      const response = counted(await records.remove(`/blogs/${article.id}`))
      await response.arrayBuffer()
      return response.ok || response.status === 404
    })
    if (!gone) unfinished.push(article)
  }

  async function remove(hand: Hand): Promise<void> {
    const article = takeOne()
    if (article) await removeArticle(hand, article)
  }

  async function discard(hand: Hand): Promise<void> {
    const address = await upload(hand)
    if (!address) return
    pictures.delete(address)
    await answered(await hand.pictures.remove(address))
  }

  const kinds = [
    ...[enquire, enquire, enquire, addArticle, addArticle, change, change, change, change],
    ...[addDoctor, remove, discard],
  ]
  let stopping = new AbortController()
  let working: Promise<void>[] = []

  async function goOn(hand: Hand, signal: AbortSignal, pauseMs: number): Promise<void> {
    while (!signal.aborted) {
      const work = kinds[Math.floor(Math.random() * kinds.length)]!
      await work(hand).catch(() => undefined)
      if (pauseMs > 0) await wait(pauseMs)
    }
  }

  return {
    ledger,
    pictures,
    /** How often each status was returned. */
    statuses,
    begin(pauseMs = 0): void {
      stopping = new AbortController()
      working = hands.map((hand) => goOn(hand, stopping.signal, pauseMs))
    },
    async end(): Promise<void> {
      stopping.abort()
      await Promise.all(working)
    },
    /** Resolves when so many more writes have got their response, or none has for a while. */
    async more(count: number): Promise<void> {
      const answered = () => ledger.acknowledged() + ledger.refused()
      const goal = answered() + count
      const deadline = Date.now() + 5000
      while (answered() < goal && Date.now() < deadline) await wait(2)
    },
    /** Removes what was to be removed: that works again, whatever is left of it. */
    async finishRemovals(): Promise<void> {
      const again = unfinished
      unfinished = []
      for (const article of again) await removeArticle(hands[0]!, article)
    },
    /** One write of each kind. */
    async oneOfEach(): Promise<void> {
      for (const work of new Set(kinds)) await work(hands[0]!).catch(() => undefined)
    },
    /** One of each kind; the status of the response by kind, 0 where none came. */
    async statusOf(kind: 'enquiry' | 'doctor' | 'picture' | 'article' | 'change'): Promise<number> {
      const before = { ...statuses }
      const works = {
        enquiry: enquire,
        doctor: () => addDoctor(hands[0]!),
        picture: () => upload(hands[0]!).then(() => undefined),
        article: () => addArticle(hands[0]!),
        change: () => change(hands[0]!),
      }
      await works[kind]().catch(() => undefined)
      const changed = Object.entries(statuses).find(
        ([status, count]) => count > (before[Number(status)] ?? 0),
      )
      return Number(changed?.[0] ?? 0)
    },
  }
}
