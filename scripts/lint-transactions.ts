// `npm run lint:transactions`: lists functions that read a table in a transaction and then write it without a lock.
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** What a function does to tables, directly and through the functions it passes the transaction to. */
type Effects = { reads: Map<string, number>; locks: Set<string>; writes: Set<string> }
type Unit = Effects & { file: string; name: string; hasTrx: boolean; calls: Call[]; text: string }
type Call = { name: string; line: number }
type File = { units: Unit[]; imports: Map<string, string> }
type Node = { type: string; start: number; end: number }

const sources = 'server/**/*.ts'
const unbound = ['**/*.test.ts', 'server/database/migrations/**', 'server/database/sqlite/**']
const helpers = new Set(['selectForUpdate', 'selectForShare', 'selectSkippingLocked'])
/** The names that variables for the connection have everywhere. */
const handles = new Set(['trx', 'db'])

/**
 * One line per table that a function below `root` reads without a lock and writes, for the innermost function that does
 * both. Follows function calls by name, but not methods of objects; inserted and deleted rows don't count.
 */
export function unlockedReads(root: string): string[] {
  const files = new Map(
    globSync(sources, { cwd: root, exclude: unbound })
      .toSorted()
      .map((file) => [file, readFile(file, readFileSync(join(root, file), 'utf8'))]),
  )
  const effects = followCalls(files)
  const units = [...files.values()].flatMap((file) => file.units)
  const isUnlocked = (unit: Unit, table: string) => {
    const { reads, locks, writes } = effects.get(unit)!
    return reads.has(table) && writes.has(table) && !locks.has(table)
  }
  return units.flatMap((unit) => {
    if (!unit.hasTrx) return []
    return [...effects.get(unit)!.reads]
      .filter(([table]) => isUnlocked(unit, table) && !isExempt(unit, table))
      .filter(([table]) => !calledBy(files, unit).some(({ callee }) => isUnlocked(callee, table)))
      .map(
        ([table, line]) =>
          `${unit.file}:${line} reads ${table} and writes it: read it with selectForUpdate, or say why not in a comment: "unlocked ${table}: …"`,
      )
  })
}

function isExempt({ text }: Unit, table: string): boolean {
  return new RegExp(`// unlocked ${table}: \\S`).test(text)
}

/** The effects of each unit, including those of everything it calls. */
function followCalls(files: Map<string, File>): Map<Unit, Effects> {
  const all = new Map<Unit, Effects>()
  const units = [...files.values()].flatMap((file) => file.units)
  for (const unit of units) {
    const { reads, locks, writes } = unit
    all.set(unit, { reads: new Map(reads), locks: new Set(locks), writes: new Set(writes) })
  }
  for (let isChanging = true; isChanging;) {
    isChanging = false
    for (const unit of units) {
      const own = all.get(unit)!
      const sizes = () => own.reads.size + own.locks.size + own.writes.size
      const before = sizes()
      for (const { callee, line } of calledBy(files, unit)) {
        const theirs = all.get(callee)!
        for (const table of theirs.reads.keys()) {
          if (!own.reads.has(table)) own.reads.set(table, line)
        }
        for (const table of theirs.locks) own.locks.add(table)
        for (const table of theirs.writes) own.writes.add(table)
      }
      if (sizes() > before) isChanging = true
    }
  }
  return all
}

function calledBy(files: Map<string, File>, unit: Unit): { callee: Unit; line: number }[] {
  return unit.calls.flatMap(({ name, line }) => {
    const callee = unitNamed(files, unit.file, name)
    return callee && callee !== unit ? [{ callee, line }] : []
  })
}

/** The function that a name refers to in a file: its own or an imported one. */
function unitNamed(files: Map<string, File>, file: string, name: string): Unit | undefined {
  const own = files.get(file)
  const source = own?.imports.get(name)
  const [path, known] = source ? (source.split('#') as [string, string]) : [file, name]
  return files.get(path)?.units.find((unit) => unit.name === known)
}

function readFile(file: string, text: string): File {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const imports = new Map<string, string>()
  const units: Unit[] = []
  const inside: Unit[] = []
  const open = new Map<Node, Unit>()
  const lineOf = ({ start }: Node) => text.slice(0, start).split('\n').length
  let nextName = ''

  const enter = (node: Node & { id?: { name: string } | null; params?: unknown }) => {
    const name = node.id?.name ?? nextName
    nextName = ''
    const hasTrx = /\b(?:trx|db): (?:Database|Kysely)|^(?:async )?\(?trx\b/.test(
      text.slice(node.start, node.start + 400).split('{\n')[0]!,
    )
    // A callback without its own connection is part of the enclosing function.
    if (!name && !hasTrx) return
    const unit: Unit = {
      file,
      name,
      hasTrx,
      text: text.slice(node.start, node.end),
      reads: new Map(),
      locks: new Set(),
      writes: new Set(),
      calls: [],
    }
    units.push(unit)
    inside.push(unit)
    open.set(node, unit)
  }
  const leave = (node: Node) => {
    if (open.delete(node)) inside.pop()
  }

  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.startsWith('.')) return
      const path = posix.join(posix.dirname(file), source.value)
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue
        imports.set(one.local.name, `${path}#${one.imported.name}`)
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') nextName = id.name
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && value.type.endsWith('FunctionExpression'))
        nextName = key.name
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression(call) {
      const unit = inside.at(-1)
      if (!unit) return
      const { callee } = call
      const texts = call.arguments.map((one) => (one.type === 'Literal' ? String(one.value) : ''))
      const tableOf = (given = '') => given.split(' ')[0]!
      if (callee.type === 'Identifier') {
        if (helpers.has(callee.name)) unit.locks.add(tableOf(texts[1]))
        else unit.calls.push({ name: callee.name, line: lineOf(call) })
        return
      }
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.object.type !== 'Identifier' || !handles.has(callee.object.name)) return
      const table = tableOf(texts[0])
      if (!table) return
      if (callee.property.name === 'selectFrom' && !unit.reads.has(table)) {
        unit.reads.set(table, lineOf(call))
      }
      if (callee.property.name === 'updateTable') unit.writes.add(table)
    },
  }).visit(program)
  return { units, imports }
}

if (import.meta.main) {
  const lines = unlockedReads(join(import.meta.dirname, '..'))
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = lines.length > 0 ? 1 : 0
}
