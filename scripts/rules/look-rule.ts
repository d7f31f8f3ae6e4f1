import type { VisitorObject } from 'oxc-parser'
import { colour } from './colours.ts'
import { nameOf, propertyOf, type Report, textOf } from './nodes.ts'

const coloured = new Set(['bgcolor', 'color', 'fill', 'floodColor', 'stopColor', 'stroke'])
/** Properties whose values only a script can know: what it measures, and how far a reader has dragged. */
const measured = /^(?:left|top|width|height|anchor-name|--move)$/u

/** Reports colours and styles in markup or set by scripts. */
export function ownLooksIn(report: Report): VisitorObject {
  return {
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier' && name.name === 'style') report(name)
    },
    JSXAttribute({ name, value }) {
      const attribute = name.type === 'JSXIdentifier' ? name.name : ''
      if (attribute === 'style') report(name)
      const given = value?.type === 'JSXExpressionContainer' ? value.expression : value
      const text = textOf(given).replace(/url\([^)]*\)/u, '')
      if (coloured.has(attribute) && colour.test(text)) report(name)
    },
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression') return
      const isOfStyle =
        left.object.type === 'MemberExpression' && propertyOf(left.object) === 'style'
      if (isOfStyle || propertyOf(left) === 'style') report(left)
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression') return
      const name = textOf(first)
      const method = propertyOf(callee)
      if (method === 'setProperty' && !measured.test(name)) report(callee)
      if (method === 'setAttribute' && name === 'style') report(callee)
      if (method === 'assign' && nameOf(callee.object) === 'Object' && first) {
        if (first.type === 'MemberExpression' && propertyOf(first) === 'style') report(callee)
      }
    },
  }
}
