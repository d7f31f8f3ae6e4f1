import type { Section } from './paginate.ts'

type Found = { numbers: number[]; total: number }

/** One section of a list that begins with all of one list and goes on with another. */
export async function joinSections(
  { offset, limit }: Section,
  first: (section: Section) => Promise<Found>,
  second: (section: Section) => Promise<Found>,
): Promise<{ first: number[]; second: number[]; total: number }> {
  const before = await first({ offset, limit })
  const after = await second({
    offset: Math.max(0, offset - before.total),
    limit: limit - before.numbers.length,
  })
  return {
    first: before.numbers,
    second: after.numbers,
    total: before.total + after.total,
  }
}
