// Finds each `try` that a bundler has emptied by removing a call whose only purpose is to throw.
import { parseSync, Visitor } from 'oxc-parser'

/** Node types that cannot throw: constants and jumps. */
const harmless = new Set([
  'BlockStatement',
  'BreakStatement',
  'ContinueStatement',
  'EmptyStatement',
  'ExpressionStatement',
  'Literal',
  'ReturnStatement',
  'UnaryExpression',
])

/** One sentence per `try` in a script whose block cannot throw. */
export function emptiedTries(file: string, text: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    TryStatement({ block, handler }) {
      if (!handler || mayThrow(block)) return
      const line = text.slice(0, block.start).split('\n').length
      found.push(
        `${file}:${line}: this try has nothing left that could throw: the build took away a call, or the source never had one.`,
      )
    },
  }).visit(program)
  return found
}

function mayThrow(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(mayThrow)
  if (typeof node !== 'object' || node === null || !('type' in node)) return false
  return !harmless.has(String(node.type)) || Object.values(node).some(mayThrow)
}
