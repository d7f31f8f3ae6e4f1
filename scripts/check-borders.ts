// `npm run borders`: lists each import that scripts/borders.ts does not allow, and each cycle of folders.
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, matchesGlob, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { borders } from './borders.ts'
import { isBelow } from './floors.ts'
import { folderCycles } from './folder-cycles.ts'

type Import = { file: string; specifier: string; line: number; typeOnly: boolean }

const sources = '{app,content,server,shared}/**/*.{ts,tsx,mts,js,jsx,mjs}'
const unbound = '**/*.{test,spec}.{ts,tsx}'
const tests = 'tests/{api,commands,fuzz,postgres,process,screenshots,security,support}/**/*.ts'

/** One line per import below `root` that crosses a border. */
export function crossings(root: string): string[] {
  const all = [...importsBelow(root), ...importsBelow(root, { files: tests, except: [] })]
  return all.flatMap((found) => {
    const sentence = refusal(found)
    return sentence ? [`${found.file}:${found.line} imports ${found.specifier}: ${sentence}`] : []
  })
}

/** One text per cycle of folders below `root`, with one import per step. */
export function cycles(root: string): string[] {
  const values = importsBelow(root)
    .filter(({ typeOnly, specifier }) => !typeOnly && specifier.startsWith('.'))
    // Imports that cross a border are already reported, so don't report their cycles too.
    .filter((found) => refusal(found) === undefined)
    .map(({ file, specifier }) => ({ from: file, to: targetOf(file, specifier) }))
  return folderCycles(values).map((steps) => {
    const lines = steps.map(({ from, to }) => `  ${from} imports ${to}`)
    return ['folders import each other in a cycle:', ...lines].join('\n')
  })
}

function importsBelow(root: string, { files, except } = { files: sources, except: [unbound] }) {
  return globSync(files, { cwd: root, exclude: except })
    .toSorted()
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))
}

function refusal({ file, specifier, typeOnly }: Import): string | undefined {
  const border = borders.find(({ files }) => matchesGlob(file, files))
  if (!border) return 'a new folder needs a border in scripts/borders.ts'
  const target = targetOf(file, specifier)
  const allowed = typeOnly ? [...border.imports, ...(border.types ?? [])] : border.imports
  if (allowed.some((glob) => matchesGlob(target, glob)) || isBelow(file, target)) return undefined
  return border.sentence
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier.split('?')[0]!)
  if (isBuiltin(specifier)) return `node:${specifier.replace(/^node:/, '')}`
  return /^(?:virtual:|#)/.test(specifier) ? specifier : `npm:${specifier}`
}

/** `import { type A }` still loads the module, so only `import type` counts as a type import. */
function importsOf(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: Import[] = []
  const add = (source: { start: number; value?: unknown }, kind: string | null | undefined) => {
    if (typeof source.value !== 'string') return
    const line = text.slice(0, source.start).split('\n').length
    found.push({ file, specifier: source.value, line, typeOnly: kind === 'type' })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind),
    ExportNamedDeclaration: ({ source, exportKind }) => source && add(source, exportKind),
    ImportExpression: ({ source }) => add(source, 'value'),
    TSImportType: ({ source }) => add(source, 'type'),
  }).visit(program)
  return found
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const lines = [...crossings(root), ...cycles(root)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = lines.length > 0 ? 1 : 0
}
