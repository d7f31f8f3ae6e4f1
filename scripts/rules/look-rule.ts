import type { VisitorObject } from 'oxc-parser'
import { colour } from './colours.ts'
import { nameOf, type Node, propertiesTaken, propertyOf, type Report, textOf } from './nodes.ts'

const coloured = new Set(['bgcolor', 'color', 'fill', 'floodColor', 'stopColor', 'stroke'])
/** Properties whose values only a script can know: what it measures, and how far a reader has dragged. */
const measured = /^(?:left|top|width|height|scale|anchor-name|--move)$/u

const setters = new Set(['setAttribute', 'setAttributeNS', 'toggleAttribute'])
/** Members that give an element or the page styles beside the style sheets. */
const waysAround = new Set(['adoptedStyleSheets', 'attributeStyleMap', 'cssText', 'insertRule'])
const isLook = (name: string | undefined) => name === 'style'

const isColour = (text: string) => colour.test(text.replace(/url\([^)]*\)/u, ''))

/** The texts that an attribute can have: either side of a condition. */
function textsOf(given: object | null | undefined): string[] {
  const { type, consequent, alternate, left, right } = (given ?? {}) as Record<string, unknown>
  const either = (...sides: unknown[]) => sides.flatMap((side) => textsOf(side as object))
  if (type === 'ConditionalExpression') return either(consequent, alternate)
  if (type === 'LogicalExpression') return either(left, right)
  return [textOf(given)]
}

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
      if (coloured.has(attribute) && textsOf(given).some(isColour)) report(name)
    },
    JSXSpreadAttribute({ argument }) {
      if (argument.type !== 'ObjectExpression') return
      for (const one of argument.properties) if (propertyOf(one) === 'style') report(one)
    },
    VariableDeclarator({ id, init }) {
      if (init?.type === 'MemberExpression' && isLook(propertyOf(init))) report(init)
      if (!init || nameOf(init) === 'props') return
      for (const taken of propertiesTaken(id)) if (isLook(propertyOf(taken))) report(taken)
    },
    MemberExpression(node) {
      if (waysAround.has(propertyOf(node) ?? '')) report(node)
    },
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression') return
      const isOfStyle =
        left.object.type === 'MemberExpression' && propertyOf(left.object) === 'style'
      if (isOfStyle || propertyOf(left) === 'style') report(left)
    },
    CallExpression({ callee, arguments: [first, second] }) {
      if ((nameOf(callee) ?? propertyOf(callee)) === 'createElement') {
        const given = second as { properties?: Node[] } | undefined
        for (const one of given?.properties ?? []) if (propertyOf(one) === 'style') report(one)
      }
      if (callee.type !== 'MemberExpression') return
      const name = textOf(first)
      const method = propertyOf(callee)
      if (method === 'setProperty' && !measured.test(name)) report(callee)
      if (setters.has(method ?? '') && name === 'style') report(callee)
      if (textOf(second) === 'style' && ['set', 'defineProperty'].includes(method ?? '')) {
        report(callee)
      }
      if (method === 'assign' && nameOf(callee.object) === 'Object' && first) {
        if (first.type === 'MemberExpression' && propertyOf(first) === 'style') report(callee)
      }
    },
  }
}
