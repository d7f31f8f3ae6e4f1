import type { VisitorObject } from 'oxc-parser'
import { nameOf, type Node, propertyOf, type Report } from './nodes.ts'

/** Reports errors that are caught and ignored. */
export function swallowedErrorsIn(report: Report): VisitorObject {
  return {
    CatchClause(node) {
      if (node.body.body.every(doesNothing)) report(node)
    },
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type !== 'MemberExpression') return
      const method = propertyOf(callee)
      const handler = method === 'catch' ? first : method === 'then' ? second : undefined
      if (handler && isNothing(handler)) report(handler)
    },
  }
}

/** Whether a statement has no effect, such as `;` or `void error`. */
function doesNothing(statement: object): boolean {
  const { type, expression } = statement as Node & { expression: Node }
  if (type === 'EmptyStatement') return true
  if (type !== 'ExpressionStatement') return false
  const said = expression['operator'] === 'void' ? (expression['argument'] as Node) : expression
  return nameOf(said) !== undefined || said.type === 'Literal'
}

/** Whether this is a function that does nothing. */
function isNothing(handler: object): boolean {
  const { type, body } = handler as Node
  if (type === 'Identifier') return nameOf(handler) === 'noop'
  // `Function.prototype` can be called and does nothing.
  if (type === 'MemberExpression') return propertyOf(handler) === 'prototype'
  if (type !== 'ArrowFunctionExpression' && type !== 'FunctionExpression') return false
  const { type: kind, body: statements } = body as { type: string; body?: object[] }
  return kind === 'BlockStatement' && statements!.every(doesNothing)
}
