import { setTimeout as wait } from 'node:timers/promises'
import { type Row, rounded } from '../benchmarks/figures.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import type { Blog } from '../../shared/blog.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import type { Drill } from './drill.ts'
import { type DrilledSite, drilledSite } from './parts/drilled-site.ts'

const edits = 200
const pairs = 200
const submits = 100
const staleAfterMs = { here: 1000, there: 2000 }

/** Edits of one article: how often a page still showed the old title when it must not any more. */
async function staleResponses(sites: DrilledSite[], records: Records, blog: Blog) {
  let stale = 0
  let worst = 0
  for (let edit = 1; edit <= edits; edit += 1) {
    const title = `Jaw pain, edit ${edit}.`
    const { author_id, ...texts } = blog
    const saved = await records.put(`/blogs/${blog._id}`, {
      ...texts,
      title,
      author_id: author_id!._id,
      updatedAt: undefined,
    })
    if (saved.status !== 200) throw new Error(`an edit is answered ${saved.status}`)
    const began = performance.now()
    for (const [at, site] of sites.entries()) {
      const limit = at === 0 ? staleAfterMs.here : staleAfterMs.there
      const isNew = async () =>
        (await (await site.fetch(`/articles/${blog._id}`)).text()).includes(title)
      while (!(await isNew())) {
        const ms = performance.now() - began
        if (ms > limit) {
          stale += 1
          break
        }
        await wait(5)
      }
      worst = Math.max(worst, performance.now() - began)
    }
  }
  return { stale, worst: rounded(worst, 0) }
}

type Records = Awaited<ReturnType<DrilledSite['hands']>>[number]['records']

/** Two saves of one version at once: how often not exactly one of them was taken. */
async function lostUpdates(hands: Records[], blog: Blog): Promise<number> {
  let lost = 0
  for (let pair = 0; pair < pairs; pair += 1) {
    const now = (await (await hands[0]!.get(`/blogs/${blog._id}`)).json()) as Blog
    const body = { ...now, author_id: now.author_id!._id }
    const saves = [0, 1].map((which) =>
      hands[which]!.put(`/blogs/${blog._id}`, { ...body, call_out: `Save ${pair}.${which}` }),
    )
    const statuses = (await Promise.all(saves))
      .map(({ status }) => status)
      .toSorted((a, b) => a - b)
    if (statuses.join() !== '200,409') lost += 1
  }
  return lost
}

/** One form sent twice at once with its key: how many records came of it beyond one. */
async function duplicates(hands: Records[], authorId: string): Promise<number> {
  const before = await hands[0]!.count('/blogs')
  for (let submit = 0; submit < submits; submit += 1) {
    const body = { ...goodBlog(authorId), title: `Sent twice ${submit}` }
    const key = { 'idempotency-key': `submit ${submit}` }
    await Promise.all(hands.map((records) => records.post('/blogs', body, key)))
  }
  return (await hands[0]!.count('/blogs')) - before - submits
}

/** G-13, G-14: changes over two instances. */
export const changes: Drill = {
  title: 'changes at once, over two instances (F-14, F-16, F-17)',
  async run() {
    const postgres = await startPostgres()
    const env = { DATABASE_URL: postgres.url }
    const sites = [await drilledSite(env), await drilledSite(env)]
    try {
      for (const site of sites) await site.start()
      const [hand] = await sites[0]!.hands(1)
      const [other] = await sites[1]!.hands(1)
      const hands = [hand!.records, other!.records]
      const { _id } = await hands[0]!.makeDoctor({ name: 'Dr. Ada Marsh' })
      const blog = await hands[0]!.makeBlog(goodBlog(_id))
      const { stale, worst } = await staleResponses(sites, hands[0]!, blog)
      const lost = await lostUpdates(hands, blog)
      const twice = await duplicates(hands, _id)
      const row: Row = {
        edits,
        'stale answers': stale,
        'new within ms': worst,
        'pairs of saves': pairs,
        lost,
        'double submits': submits,
        duplicates: twice,
      }
      return {
        rows: [row],
        broken: [
          ...(stale > 0 ? [`${stale} stale responses`] : []),
          ...(lost > 0 ? [`${lost} pairs of saves did not end as 200 and 409`] : []),
          ...(twice === 0 ? [] : [`${twice} records too many`]),
        ],
        figures: {
          'G-13': `${stale} stale over ${edits} edits, worst ${worst} ms`,
          'G-14': `${lost} lost in ${pairs} pairs, ${twice} duplicates in ${submits}`,
        },
      }
    } finally {
      for (const site of sites) await site.remove()
      await postgres.remove()
    }
  },
}
