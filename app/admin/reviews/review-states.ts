// The filters of the screen, and how each filtered list is loaded.
import { foldText } from '../../../shared/letters.ts'
import { limits } from '../../../shared/limits.ts'
import type { Review, ReviewedPage, ReviewKind } from '../../../shared/review.ts'
import type { ListPage, ListPart } from '../client/request.ts'
import { reviews } from '../client/reviews.ts'

export const stateNames: Record<Review['state'], string> = {
  changed: 'Changed since review',
  due: 'Review overdue',
  none: 'Never reviewed',
  current: 'Up to date',
}

export const filters = ['all', 'changed', 'due', 'none', 'waiting', 'current'] as const
export type ReviewFilter = (typeof filters)[number]
export const filterNames: Record<ReviewFilter, string> = {
  ...stateNames,
  all: 'All',
  waiting: 'Waiting for a doctor',
}

/** A row. Its `_id` is unique across kinds. */
export type ReviewEntry = ReviewedPage & { _id: string }

const entryId = (kind: ReviewKind, id: string) => `${kind}.${id}`

/** Returns the address that opens the dialog `Ask for a review` for a page. */
export function reviewRequestAddress(kind: ReviewKind, id: string, title: string): string {
  const filter = title.slice(0, limits.searchText)
  return `/admin/reviews?${new URLSearchParams({ ask: entryId(kind, id), filter })}`
}

/** Whether a doctor was asked and has not answered yet. */
export const isWaiting = ({ pending }: Pick<ReviewedPage, 'pending'>) => pending?.answer === ''

const loader = (load: () => Promise<ReviewedPage[]>) => async (part: ListPart) =>
  pageOf(objectionsFirst(await load()), part)

/** Puts pages with objections ahead of pages that were never reviewed. */
const objectionsFirst = (pages: ReviewedPage[]) => [
  ...pages.filter(({ comments }) => comments.length > 0),
  ...pages.filter(({ comments }) => comments.length === 0),
]

export const loaders: Record<ReviewFilter, (part: ListPart) => Promise<ListPage<ReviewEntry>>> = {
  all: loader(() => reviews.pages()),
  changed: loader(() => reviews.pages('changed')),
  due: loader(() => reviews.pages('due')),
  none: loader(() => reviews.pages('none')),
  current: loader(() => reviews.pages('current')),
  waiting: loader(async () => (await reviews.pages()).filter(isWaiting)),
}

function pageOf(pages: ReviewedPage[], { query, page, limit }: ListPart): ListPage<ReviewEntry> {
  const words = foldText(query).split(/\s+/)
  const found = pages.filter(({ title, review }) => {
    const text = foldText(`${title} ${review.reviewedBy?.name ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  const items = found.slice((page - 1) * limit, page * limit)
  return {
    items: items.map((item) => ({ ...item, _id: entryId(item.kind, item.id) })),
    total: found.length,
  }
}
