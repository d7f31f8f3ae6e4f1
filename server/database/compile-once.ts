import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * Compiles a query once per kind of database and number of parameters, because building and compiling
 * takes longer than running it. The built query must have as many parameters as each call passes, which
 * is given to `build`, in the same order; their values in `build` do not matter.
 */
export function compileOnce<Row>(
  build: (db: Database, parameters: number) => { compile(): CompiledQuery<Row> },
) {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return async (db: Database, ...parameters: (string | number)[]): Promise<Row[]> => {
    const key = `${isPostgres(db)} ${parameters.length}`
    const query = compiled.get(key) ?? build(db, parameters.length).compile()
    if (query.parameters.length !== parameters.length) {
      throw new TypeError(`The query has ${query.parameters.length} parameters.`)
    }
    compiled.set(key, query)
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
