import type { VisitorObject } from 'oxc-parser'
import { nameOf, propertiesTaken, propertyOf, type Report, textOf } from './nodes.ts'

const queryStarts = new Set(
  'selectFrom updateTable insertInto deleteFrom replaceInto mergeInto executeQuery'.split(' '),
)

/** Modules that open databases without Kysely. */
const drivers = new Set(['node:sqlite', 'sqlite', 'pg'])

/** Reports database statements, whatever the connection is called. */
export function sqlIn(report: Report): VisitorObject {
  return {
    ImportDeclaration(node) {
      if (drivers.has(node.source.value) && node.importKind !== 'type') report(node)
      if (node.source.value === 'kysely' && node.importKind !== 'type') {
        const isValue = node.specifiers.some(
          (one) => !('importKind' in one && one.importKind === 'type'),
        )
        if (isValue) report(node)
      }
    },
    ImportExpression(node) {
      const from = textOf(node.source)
      if (from === 'kysely' || drivers.has(from)) report(node)
    },
    MemberExpression(node) {
      if (queryStarts.has(propertyOf(node) ?? '')) report(node)
    },
    ObjectPattern(node) {
      for (const taken of propertiesTaken(node)) {
        if (queryStarts.has(propertyOf(taken) ?? '')) report(taken)
      }
    },
    TaggedTemplateExpression(node) {
      if (nameOf(node.tag) === 'sql') report(node)
    },
  }
}

const rawNodes = new Set(['RawNode', 'CompiledQuery'])

/** Reports raw text that becomes part of a statement, in sources that write statements. */
export function rawSqlIn(report: Report, text: string): VisitorObject {
  if (!/kysely|sql/u.test(text)) return {}
  const isOther = (name: string | undefined) =>
    name !== undefined && ['request', 'reply', 'String'].includes(name)
  return {
    ImportDeclaration(node) {
      if (node.importKind === 'type') return
      for (const one of node.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.importKind === 'type') continue
        const name = nameOf(one.imported) ?? ''
        if (rawNodes.has(name) || (name === 'sql' && one.local.name !== 'sql')) report(one)
      }
    },
    ImportExpression(node) {
      if (textOf(node.source) === 'kysely') report(node)
    },
    MemberExpression(node) {
      if (propertyOf(node) === 'raw' && !isOther(nameOf(node.object))) report(node)
      else if (node.computed && nameOf(node.object) === 'sql') report(node)
    },
    CallExpression({ callee }) {
      if (nameOf(callee) === 'sql') report(callee)
    },
    VariableDeclarator({ id, init }) {
      if (nameOf(init) === 'sql') report(id)
    },
  }
}
