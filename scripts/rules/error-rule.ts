import type { VisitorObject } from 'oxc-parser'
import { nameOf, type Node, propertyOf, type Report } from './nodes.ts'

/** Reports errors that are caught and ignored without a comment just before that says why: `ignored: why`. */
export function swallowedErrorsIn(report: Report, text: string): VisitorObject {
  const reportUnlessExcused: Report = (node) => {
    const before = text.slice(0, node.start).split('\n').slice(-3).join('\n')
    if (!/ignored: \S/u.test(before)) report(node)
  }
  return {
    CatchClause(node) {
      if (node.body.body.every(doesNothing)) reportUnlessExcused(node)
    },
    CallExpression({ callee, arguments: given }) {
      const handler = handlerOf(callee, given)
      if (handler && isNothing(handler)) report(handler)
    },
    ExpressionStatement({ expression }) {
      const { callee, arguments: given } = discarded(expression) as {
        callee?: object
        arguments: object[]
      }
      const handler = callee && handlerOf(callee, given)
      if (handler && givesNothing(handler)) reportUnlessExcused(handler)
    },
  }
}

/** The function that takes the error of a promise, in a call of `catch` or `then`. */
function handlerOf(callee: object, [first, second]: readonly object[]): Node | undefined {
  if ((callee as Node).type !== 'MemberExpression') return undefined
  const method = propertyOf(callee)
  return (method === 'catch' ? first : method === 'then' ? second : undefined) as Node | undefined
}

/** What is left of a statement without `await` and `void`, which take its value from nobody. */
function discarded(expression: object): object {
  const { type, argument, operator } = expression as Node
  const isAround = type === 'AwaitExpression' || (type === 'UnaryExpression' && operator === 'void')
  return isAround ? discarded(argument as object) : expression
}

/** Whether a statement has no effect, such as `;`, `return` or `void error`. */
function doesNothing(statement: object): boolean {
  const { type, expression, argument } = statement as Node & { expression: Node }
  if (['EmptyStatement', 'ContinueStatement', 'BreakStatement'].includes(type)) return true
  if (type === 'ReturnStatement') return !argument
  if (type !== 'ExpressionStatement') return false
  const said = expression['operator'] === 'void' ? (expression['argument'] as Node) : expression
  return nameOf(said) !== undefined || said.type === 'Literal'
}

const isFunction = ({ type }: Node) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** Whether this is a function that does nothing. */
function isNothing(handler: Node): boolean {
  if (handler.type === 'Identifier') return nameOf(handler) === 'noop'
  // `Function.prototype` can be called and does nothing.
  if (handler.type === 'MemberExpression') return propertyOf(handler) === 'prototype'
  if (!isFunction(handler)) return false
  const { type, body: statements } = handler['body'] as { type: string; body?: object[] }
  return type === 'BlockStatement' && statements!.every(doesNothing)
}

/** Whether this is a function that only gives a constant, which a discarded promise gives to nobody. */
function givesNothing(handler: Node): boolean {
  if (!isFunction(handler)) return false
  const body = handler['body'] as Node
  return (
    body.type === 'Literal' ||
    nameOf(body) === 'undefined' ||
    (body.type === 'UnaryExpression' && (body['argument'] as Node).type === 'Literal')
  )
}
