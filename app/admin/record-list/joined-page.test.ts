import { expect, it } from 'vitest'
import { joinedPage } from './joined-page.ts'

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)

it('shows each row once and in order, however many precede those that the server pages', async () => {
  const limit = 10
  for (const first of [0, 1, 9, 10, 11, 25])
    for (const rest of [0, 1, 10, 34]) {
      const paged = numbers(rest, first)
      const load = async ({ page }: { page: number }) => ({
        items: paged.slice((page - 1) * limit, page * limit),
        total: rest,
      })
      const seen: number[] = []
      for (let page = 1; page <= Math.ceil((first + rest) / limit); page++) {
        const part = { query: '', page, limit }
        const { items, total } = await joinedPage(part, Promise.resolve(numbers(first)), load)
        expect(items.length).toBeLessThanOrEqual(limit)
        expect(total).toBe(first + rest)
        seen.push(...items)
      }
      expect(seen).toEqual(numbers(first + rest))
    }
})
