// Calls for newsletter issues and readers.
import type { BlogListItem } from '../../../shared/blog.ts'
import type {
  IssueJson,
  IssuePreview,
  SubscriberCounts,
  SubscriberJson,
} from '../../../shared/newsletter.ts'
import { limits } from '../../../shared/limits.ts'
import { call, list, type ListPart, one, paramsOf } from './request.ts'

export type IssueWords = { subject: string; intro: string; articles: string[] }

const path = '/admin/v1/newsletter/issues'
const readers = '/admin/v1/newsletter/subscribers'
const published = '/user/v1/blogs'
const act = <Result>(id: string, what: string, json?: object) =>
  call<Result>('POST', `${one(path, id)}/${what}`, json && { json })

export const newsletter = {
  issues: (part: ListPart) => list<IssueJson>(`${path}?${paramsOf({ ...part, query: '' })}`),
  issue: (id: string) => call<IssueJson>('GET', one(path, id)),
  create: (words: IssueWords) => call<IssueJson>('POST', path, { json: words }),
  /** Rejects with 409 if somebody else has saved it since `updatedAt`. */
  save: (id: string, words: IssueWords & { updatedAt?: string | undefined }) =>
    call<IssueJson>('PUT', one(path, id), { json: words }),
  remove: (id: string) => call<undefined>('DELETE', one(path, id)),
  preview: (id: string) => call<IssuePreview>('GET', `${one(path, id)}/preview`),
  test: (id: string) => act<{ message: string }>(id, 'test'),
  send: (id: string, recipients: number) => act<IssueJson>(id, 'send', { recipients }),
  move: (id: string, what: 'pause' | 'resume' | 'stop') => act<IssueJson>(id, what),

  counts: () => call<SubscriberCounts>('GET', readers),
  readers: (part: ListPart) =>
    list<SubscriberJson>(`${readers}/list?${paramsOf({ ...part, query: '' })}`),
  removeReader: (id: string) => call<undefined>('DELETE', one(readers, id)),

  /** The articles that an issue begins with: those published since the last one was sent. */
  async newArticles() {
    const sent = (await list<IssueJson>(`${path}?limit=${limits.list.max}`)).items.map(
      ({ sentAt }) => sentAt ?? '',
    )
    const last = sent.toSorted().at(-1) ?? ''
    const { items } = await list<BlogListItem>(
      `${published}?sort=recent&limit=${limits.newsletter.articles}`,
    )
    return items.filter(({ createdAt }) => createdAt > last)
  },
}

/** The readers as a CSV file; requests need the token. */
export const readersFile = `/api${readers}.csv`
