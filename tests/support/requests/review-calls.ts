import type { Review, ReviewedPage, ReviewKind } from '../../../shared/review.ts'
import type { PersonJson } from '../../../shared/people.ts'
import type { adminCalls } from './admin-calls.ts'

type Page = { kind: ReviewKind; id: string }

/** Clinical review calls, as the panel makes them. */
export function reviewCalls(calls: ReturnType<typeof adminCalls>) {
  const list = async (query = '') =>
    (await (await calls.get(`/reviews${query}`)).json()) as ReviewedPage[]

  async function page({ kind, id }: Page): Promise<ReviewedPage> {
    const found = (await list(`?kind=${kind}`)).find((page) => page.id === id)
    if (!found) throw new Error(`no ${kind} ${id}`)
    return found
  }

  return {
    list,
    page,
    history: (page: Page) => calls.get(`/reviews/history?${new URLSearchParams(page)}`),
    ask: (request: object) => calls.post('/reviews/requests', request),
    cancel: (id: string) => calls.remove(`/reviews/requests/${id}`),
    withdraw: (id: string, body?: object) => calls.remove(`/reviews/${id}`, body),
    /** Signs the current text, unless `changes` say otherwise. */
    async sign(subject: Page, changes: object = {}): Promise<Response> {
      const { contentHash } = await page(subject)
      const declared = { months: 12, interests: 'none', statement: true }
      return calls.post('/reviews', { ...subject, contentHash, ...declared, ...changes })
    },
  }
}

/** An owner gives a doctor's profile to a person: from then on the person signs as that doctor. */
export async function giveProfile(
  owner: ReturnType<typeof adminCalls>,
  email: string,
  doctorId: string,
): Promise<void> {
  const people = (await (await owner.get('/people')).json()) as PersonJson[]
  const { _id, name, role } = people.find((person) => person.email === email)!
  const changed = await owner.put(`/people/${_id}`, { name, role, doctorId })
  if (changed.status !== 200) throw new Error(await changed.text())
}

export type Signed = { _id: string; review: Review }
