import type { ListPage, ListPart } from '../client/api.ts'

/** One page of a list that begins with `first` and goes on with what the server pages. */
export async function joinedPage<Item>(
  part: ListPart,
  first: Promise<Item[]>,
  load: (part: ListPart) => Promise<ListPage<Item>>,
): Promise<ListPage<Item>> {
  const { page, limit } = part
  const [before, own] = await Promise.all([first, load(part)])
  const start = (page - 1) * limit
  const from = Math.max(0, start - before.length)
  const end = Math.max(0, start + limit - before.length)
  const rest: Item[] = []
  const firstPage = Math.floor(from / limit) + 1
  for (let next = firstPage; (next - 1) * limit < end; next++) {
    const { items } = next === page ? own : await load({ ...part, page: next })
    rest.push(...items)
  }
  const skipped = (firstPage - 1) * limit
  return {
    items: [
      ...before.slice(start, start + limit),
      ...rest.slice(from - skipped, Math.max(0, end - skipped)),
    ],
    total: before.length + own.total,
  }
}
