import type { VisitorObject } from 'oxc-parser'
import { auditedTables } from '../../server/database/audited-tables.ts'
import { nameOf, type Node, propertyOf, type Report } from './nodes.ts'

const writes = new Set(['updateTable', 'insertInto', 'deleteFrom', 'replaceInto', 'mergeInto'])
/** Whether changes of a table have to be audited. A name that only the running program knows may be any. */
const isAudited = (table: unknown) =>
  typeof table !== 'string' || Array.isArray(auditedTables[table as keyof typeof auditedTables])

/** Whether this is a connection outside any transaction: `db`, `services.db`. */
const isDatabase = (node: object | undefined) =>
  node !== undefined && (nameOf(node) === 'db' || propertyOf(node) === 'db')

/** Whether this is a statement in SQL that changes an audited table. */
function writesAudited(statement: object): boolean {
  const { type, quasi } = statement as Node & { quasi: { quasis: { value: { raw: string } }[] } }
  if (type !== 'TaggedTemplateExpression') return false
  const text = quasi.quasis.map(({ value }) => value.raw).join('?')
  const [, table] = /\b(?:update|insert\s+into|delete\s+from)\s+"?(\w+|\?)/iu.exec(text) ?? []
  return table !== undefined && isAudited(table === '?' ? undefined : table)
}

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
      const isBeside = isWrite && isDatabase(callee.object)
      const isRaw = method === 'execute' && isDatabase(given[0]) && writesAudited(callee.object)
      const isOwn = ['transaction', 'startTransaction'].includes(method) && given.length === 0
      const isOfLog = method === 'insertInto' && given[0]?.['value'] === 'audit_log'
      if ((isBeside || isRaw || isOwn || isOfLog) && !isExcused(node)) report(node)
    },
  }
}
