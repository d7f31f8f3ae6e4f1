import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * A query that is built and compiled once for each kind of database, which takes longer than running
 * it. What is built must have as many parameters, of any value, as each call gives, in their order.
 */
export function compileOnce<Row>(build: (db: Database) => { compile(): CompiledQuery<Row> }) {
  const compiled = new Map<boolean, CompiledQuery<Row>>()
  return async (db: Database, ...parameters: (string | number)[]): Promise<Row[]> => {
    const dialect = isPostgres(db)
    const query = compiled.get(dialect) ?? build(db).compile()
    if (query.parameters.length !== parameters.length) {
      throw new TypeError(`The query has ${query.parameters.length} parameters.`)
    }
    compiled.set(dialect, query)
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
