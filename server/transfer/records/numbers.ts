import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { Refusal } from './section.ts'

/**
 * Looks up the numbers of rows by their ids. The returned function throws `Refusal` for an id that is not
 * there, and returns null for null.
 */
export async function numbersOf(db: Database, table: string, ids: readonly (string | null)[]) {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  const numbers = new Map<string, number>()
  if (asked.length > 0) {
    const { rows } = await sql<{ id: string; number: number }>`
      select id, number from ${sql.table(table)} where id in (${sql.join(asked)})`.execute(db)
    for (const { id, number } of rows) numbers.set(id, number)
  }
  return (id: string | null): number | null => {
    if (id === null) return null
    const number = numbers.get(id)
    if (number === undefined) throw new Refusal(`there is no ${id} in ${table}`)
    return number
  }
}
