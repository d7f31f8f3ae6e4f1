import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

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
  for (const { number, value } of rows) values.set(number, [...(values.get(number) ?? []), value])
  return values
}
