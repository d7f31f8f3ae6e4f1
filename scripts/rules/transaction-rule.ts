import type { VisitorObject } from 'oxc-parser'
import { auditedTables } from '../../server/database/audited-tables.ts'
import { nameOf, type Node, propertyOf, type Report } from './nodes.ts'

const writes = new Set(['updateTable', 'insertInto', 'deleteFrom', 'replaceInto', 'mergeInto'])
const isAudited = (table: unknown) =>
  Array.isArray(auditedTables[table as keyof typeof auditedTables])

/** Reports changes to audited tables outside a transaction, and transactions that bypass the audit check. */
export function unwatchedChangesIn(report: Report, text: string): VisitorObject {
  /** Whether one of the two lines before has a comment `unaudited: why`. */
  const isExcused = ({ start }: { start: number }) =>
    /unaudited: \S/u.test(text.slice(0, start).split('\n').slice(-3).join('\n'))
  return {
    CallExpression(node) {
      const { callee } = node
      const given = node.arguments as unknown as Node[]
      if (callee.type !== 'MemberExpression') return
      const method = propertyOf(callee) ?? ''
      const isWrite = writes.has(method) && isAudited(given[0]?.['value'])
      const isBeside = isWrite && nameOf(callee.object) === 'db'
      const isOwn = ['transaction', 'startTransaction'].includes(method) && given.length === 0
      const isOfLog = method === 'insertInto' && given[0]?.['value'] === 'audit_log'
      if ((isBeside || isOwn || isOfLog) && !isExcused(node)) report(node)
    },
  }
}
