import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
} from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { createPostgresPool } from '../../../server/database/postgres/postgres-pool.ts'
import type { Tables } from '../../../server/database/tables.ts'

/** `transaction`: its number within the work; 0 outside any. */
type Statement = { sql: string; transaction: number }

type Stop = {
  after: number
  statements: Statement[]
  reached: PromiseWithResolvers<void>
  goOn: PromiseWithResolvers<void>
}

/** Work that stops after a number of statements until `goOn` is called. */
export type Stopped<Result> = {
  statements: readonly Statement[]
  result: Promise<Result>
  /** Resolves when the work has stopped, or has already ended. */
  standing: Promise<unknown>
  goOn(): void
}

/** A database on which a test can stop chosen work after any statement. Everything else continues. */
export function stoppableDatabase(url: string) {
  const stops = new AsyncLocalStorage<Stop>()
  const watched = new WeakSet<DatabaseConnection>()

  function watch(connection: DatabaseConnection): DatabaseConnection {
    if (watched.has(connection)) return connection
    watched.add(connection)
    const execute = connection.executeQuery.bind(connection)
    let transaction = 0
    connection.executeQuery = async <Row>(query: CompiledQuery) => {
      const { sql } = query
      const stop = stops.getStore()
      const result = await execute<Row>(query)
      if (!stop || sql === 'begin') {
        transaction = sql === 'begin' ? (stop?.statements.length ?? 0) + 1 : 0
        return result
      }
      if (sql === 'commit' || sql === 'rollback') {
        transaction = 0
        return result
      }
      stop.statements.push({ sql, transaction })
      if (stop.statements.length === stop.after) {
        stop.reached.resolve()
        await stop.goOn.promise
      }
      return result
    }
    return connection
  }

  class StoppableDialect extends PostgresDialect {
    override createDriver(): Driver {
      const driver = super.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      driver.acquireConnection = async (...options) => watch(await acquire(...options))
      return driver
    }
  }

  const db: Database = new Kysely<Tables>({
    dialect: new StoppableDialect({ pool: createPostgresPool(url, 4) }),
  })

  return {
    db,

    /** Starts work that stops after this many statements, not counting begin and end of transactions. */
    begin<Result>(after: number, work: () => Promise<Result>): Stopped<Result> {
      const stop: Stop = {
        ...{ after, statements: [] },
        ...{ reached: Promise.withResolvers<void>(), goOn: Promise.withResolvers<void>() },
      }
      const result = stops.run(stop, work)
      return {
        statements: stop.statements,
        result,
        standing: Promise.race([stop.reached.promise, result.catch(() => undefined)]),
        goOn: () => stop.goOn.resolve(),
      }
    },
  }
}
