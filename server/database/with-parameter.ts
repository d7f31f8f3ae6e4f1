import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * Asks a query with another parameter each time. It is built and compiled once, which takes longer
 * than asking it. The given query has one parameter, of any value.
 */
export function withParameter<Row>(db: Database, query: { compile(): CompiledQuery<Row> }) {
  const compiled = query.compile()
  if (compiled.parameters.length !== 1) throw new TypeError('The query must have one parameter.')
  return async (parameter: string | number): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: [parameter] })
    return rows
  }
}
