import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * Compiles a query once per kind of database, because building and compiling takes longer than running
 * it. The built query must have as many parameters as each call passes, in the same order; their values
 * in `build` do not matter.
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
