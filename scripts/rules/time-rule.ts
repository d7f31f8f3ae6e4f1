import type { VisitorObject } from 'oxc-parser'
import { nameOf, type Node, propertiesTaken, propertyOf, type Report } from './nodes.ts'

const pureMembers = new Set(['parse', 'UTC'])
const sqlClock =
  /\b(?:current_(?:timestamp|date|time)|(?:clock|statement|transaction)_timestamp|timeofday|localtime(?:stamp)?|now\s*\(|unixepoch|julianday)|\b(?:date|time|datetime|strftime)\s*\(\s*(?:'%[^']*'\s*)?\)|'now'/iu

/** Reports reads of the machine's time. `Date` offers many ways, so only uses for another time are allowed. */
export function timeIn(report: Report): VisitorObject {
  const allowed = new Set<object>()
  const allow = (node: object | null | undefined) => node && allowed.add(node)
  return {
    NewExpression({ callee, arguments: [first] }) {
      const isTime = first && first.type !== 'SpreadElement' && nameOf(first) !== 'undefined'
      if (isTime) allow(callee)
    },
    BinaryExpression({ operator, right }) {
      if (operator === 'instanceof') allow(right)
    },
    TSTypeReference({ typeName }) {
      allow(typeName)
    },
    TSTypeQuery({ exprName }) {
      allow(exprName)
    },
    ImportSpecifier({ imported, local }) {
      if (nameOf(imported) === 'performance' && local.name !== 'performance') report(local)
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || given.length > 0) return
      // Without a time to write, they write the present one.
      const writesNow = ['format', 'formatToParts'].includes(propertyOf(callee) ?? '')
      if (writesNow) report(callee)
    },
    MemberExpression(node) {
      const { object, property, computed } = node
      const name = propertyOf(node) ?? ''
      if (!computed) allow(property)
      if (nameOf(object) === 'Date' && pureMembers.has(name)) allow(object)
      const isOfPerformance =
        nameOf(object) === 'performance' || propertyOf(object) === 'performance'
      if (isOfPerformance && name !== 'now') report(node)
      if (isGlobal(object) && ['Date', 'Temporal'].includes(name)) report(node)
    },
    Property({ key, computed }) {
      if (!computed) allow(key)
    },
    VariableDeclarator({ id, init }) {
      const isOfClock = nameOf(init) === 'performance'
      const isOther = (taken: Node) => propertyOf(taken) !== 'now'
      if (isOfClock && (nameOf(id) || propertiesTaken(id).some(isOther))) report(id)
    },
    Identifier(node) {
      if (['Date', 'Temporal'].includes(node.name) && !allowed.has(node)) report(node)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (nameOf(tag) !== 'sql') return
      for (const part of quasi.quasis) if (sqlClock.test(part.value.raw)) report(part)
    },
  }
}

/** Whether this is the global object, under any of its names. */
export function isGlobal(node: object): boolean {
  return ['globalThis', 'global', 'window', 'self'].includes(nameOf(node) ?? '')
}
