// Kysely's SQLite dialect over Node's own SQLite driver.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely'

/** How long a statement waits while another process writes, such as an operator command. */
export const busyTimeoutMs = 5000

/** Opens the file with settings that preserve every acknowledged write through a crash. */
export function openSqlite(file: string): DatabaseSync {
  const options = { timeout: busyTimeoutMs, enableForeignKeyConstraints: true }
  const sqlite = new DatabaseSync(file, options)
  sqlite.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA trusted_schema = OFF;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -8000;
  `)
  return sqlite
}

/** `afterClose` is called once the connection is closed. */
export function nodeSqliteDialect(sqlite: DatabaseSync, afterClose = () => {}): SqliteDialect {
  const statements = new Map<string, SqliteStatement>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const prepared = adapt(sqlite.prepare(sql === 'begin' ? beginToWrite : sql))
    const statement = sql === 'rollback' ? ifStillNeeded(prepared) : prepared
    if (statements.size >= maxStatements) statements.clear()
    statements.set(sql, statement)
    return statement
  }
  /** On a full disk SQLite rolls back by itself; a second rollback would fail and hide that error. */
  const ifStillNeeded = (rollback: SqliteStatement): SqliteStatement => ({
    ...rollback,
    run: (parameters) =>
      sqlite.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  })
  const close = () => {
    sqlite.close()
    afterClose()
  }
  return new TransactionalDialect({ database: { prepare, close } })
}

const maxStatements = 500

/** SQLite can roll back schema changes; Kysely assumes it can't and would migrate without a transaction. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Every transaction here writes. One that starts with a read would fail on its first write if another
 * process (an operator command) wrote in between.
 */
const beginToWrite = 'begin immediate'

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
