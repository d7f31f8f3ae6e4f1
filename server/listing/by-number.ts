// Rows and values by the numbers of their records.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The rows in the order of these numbers, without numbers that have no row. */
export function inOrder<Row extends { number: number }>(
  numbers: Iterable<number>,
  rows: readonly Row[],
): Row[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return [...numbers].flatMap((number) => byNumber.get(number) ?? [])
}

type Column =
  | { table: 'blog_tags'; column: 'tag' | 'tag_key' }
  | { table: 'blog_solutions'; column: 'solution' }

/** The values of each blog, in order, by blog number. Blogs without values have no entry. */
export async function valuesOfBlogs(
  db: Kysely<Tables>,
  { table, column }: Column,
  numbers: number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ number: number; value: string }>`
    select blog_number as number, ${sql.ref(column)} as value from ${sql.table(table)}
    where blog_number in (${sql.join(numbers)}) order by blog_number, position`.execute(db)
  const values = new Map<number, string[]>()
  for (const { number, value } of rows) {
    const ofBlog = values.get(number)
    if (ofBlog) ofBlog.push(value)
    else values.set(number, [value])
  }
  return values
}
