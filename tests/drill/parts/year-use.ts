// What readers and staff ask of a site that has a year of content.
import type { DrilledSite, Hand } from './drilled-site.ts'
import { year } from './year-content.ts'

/** Source addresses of readers: each may search only so often. */
const addresses = 200

const word = (number: number) => ['jaw', 'sleep', 'bite', 'pain', 'splint'][number % 5]!
/** What readers and staff open, other pages and words each time. */
const readers = (number: number) => [
  `/articles?page=${1 + (number % 250)}`,
  `/articles?query=${word(number)}+${number}`,
  `/articles/article-${1 + (number % year.articles)}`,
  `/api/user/v1/blogs?limit=12&page=${1 + (number % 250)}`,
]
const staff = (number: number) => [
  `/enquiries?folder=all&page=${1 + (number % 900)}`,
  `/enquiries?folder=all&query=patient-${number % year.enquiries}`,
  `/enquiries/enquiry-${1 + (number % 40_000)}`,
  `/audit?page=${1 + (number % 4000)}`,
  `/drafts/blog.article-${1 + (number % year.articles)}/versions`,
  `/blogs?limit=50&page=${1 + (number % 60)}`,
  `/images?page=${1 + (number % 60)}`,
  '/dashboard',
  '/warnings',
  '/meter',
]

export type Use = {
  count: number
  /** Requests that were not answered with 200. */
  refused: string[]
  slowest: { path: string; ms: number }
}

/** Every hand asks, for so many seconds, one thing after the other. */
export async function useSite(site: DrilledSite, hands: Hand[], seconds: number): Promise<Use> {
  const until = Date.now() + seconds * 1000
  let count = 0
  let slowest = { path: '', ms: 0 }
  const refused = new Set<string>()
  const note = async (path: string, ask: () => Promise<Response>) => {
    const began = performance.now()
    // A connection that was idle may be closed just then.
    const response = await ask().catch(ask)
    await response.arrayBuffer()
    count += 1
    const ms = Math.round(performance.now() - began)
    if (ms > slowest.ms) slowest = { path, ms }
    if (response.status !== 200) refused.add(`${path.replaceAll(/\d+/g, 'N')}: ${response.status}`)
  }
  const working = hands.map(async ({ records }, worker) => {
    for (let number = worker; Date.now() < until; number += hands.length) {
      const headers = { 'x-forwarded-for': `10.0.${worker}.${number % addresses}` }
      for (const path of readers(number)) await note(path, () => site.fetch(path, { headers }))
      for (const path of staff(number)) await note(path, () => records.get(path))
    }
  })
  await Promise.all(working)
  return { count, refused: [...refused], slowest }
}
