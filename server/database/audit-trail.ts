// Tracks what a transaction changes, and what it records in the audit log.
import { type KyselyPlugin, type OperationNode, TableNode } from 'kysely'
import type { AuditKind } from '../../shared/audit.ts'
import { auditKindsOf } from './audited-tables.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Trail = { changed: Set<string>; audited: Set<AuditKind>; exempt: Set<string> }

/**
 * Called when a transaction omits an audit row. By default it throws, which rolls back the transaction;
 * a running site logs it instead.
 */
export const missingRows = {
  report(error: Error): void {
    throw error
  },
}

const trails = new WeakMap<Database, Trail>()

/** Returns the transaction with a trail, which `assertAudited` checks at the end. */
export function withTrail(trx: Database): Database {
  const trail: Trail = { changed: new Set(), audited: new Set(), exempt: new Set() }
  const watched = trx.withPlugin(noteChanges(trail.changed))
  trails.set(watched, trail)
  return watched
}

/** Records that the transaction writes an audit row of this kind. */
export function markAudited(trx: Database, kind: AuditKind): void {
  trails.get(trx)?.audited.add(kind)
}

/** Declares that changes to these tables need no audit row in this transaction, and why. */
export function skipAudit(
  trx: Database,
  tables: readonly (keyof Tables)[],
  _because: string,
): void {
  for (const table of tables) trails.get(trx)?.exempt.add(table)
}

/** Reports each table whose rows the transaction changed without an audit row. */
export function assertAudited(trx: Database): void {
  const { changed, audited, exempt } = trails.get(trx)!
  for (const table of changed) {
    const kinds = auditKindsOf(table)
    if (kinds.length === 0 || exempt.has(table) || kinds.some((kind) => audited.has(kind))) continue
    missingRows.report(
      new Error(
        `This changes ${table} without a row of the audit log about ${kinds.join(' or ')}: call recordAudit in its transaction, or skipAudit, which says why there is none.`,
      ),
    )
  }
}

/** Collects the tables in which the query builder inserts, updates or deletes rows. */
function noteChanges(changed: Set<string>): KyselyPlugin {
  const tables = new WeakMap<object, string>()
  return {
    transformQuery({ node, queryId }) {
      const table = tableWritten(node)
      if (table !== undefined) tables.set(queryId, table)
      return node
    },
    async transformResult({ result, queryId }) {
      const table = tables.get(queryId)
      const hasChanged = (result.numAffectedRows ?? 0n) > 0n || result.rows.length > 0
      if (table !== undefined && hasChanged) changed.add(table)
      return result
    },
  }
}

function tableWritten(node: OperationNode): string | undefined {
  const { kind, into, table, from } = node as {
    kind: string
    into?: OperationNode
    table?: OperationNode
    from?: { froms: OperationNode[] }
  }
  const isWrite = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(kind)
  const target = isWrite ? (into ?? table ?? from?.froms[0]) : undefined
  return target && TableNode.is(target) ? target.table.identifier.name : undefined
}
