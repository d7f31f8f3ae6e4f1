// Finds which tests `npm test FILTER` selects, and what they need. Works from file names, because nothing
// may be installed yet.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const folders = ['app', 'content', 'server', 'shared', 'tests']
const stores = JSON.parse(readFileSync(join(root, 'tests', 'stores.json'), 'utf8'))

/**
 * `filters` are parts of paths, as for the test runners. Without any, or with an option among them, all
 * tests are selected.
 */
export function chosenTests(filters) {
  const all = filters.length === 0 || filters.some((filter) => filter.startsWith('-'))
  const files = folders
    .flatMap(filesIn)
    .filter((file) => all || filters.some((filter) => file.includes(withoutLine(filter))))
  const specs = files.filter((file) => file.endsWith('.spec.ts'))
  const tests = files.filter((file) => file.endsWith('.test.ts'))
  const onServers = [...stores.onServersOnly, ...stores.onBothStores]
  return {
    tests: tests.length > 0,
    browser: specs.length > 0,
    browserOnServers: specs.some((file) =>
      /@journey|@servers/.test(readFileSync(join(root, file), 'utf8')),
    ),
    servers: tests.some((file) => isAnyOf(onServers, file) && !isAnyOf(stores.onSqliteOnly, file)),
    processes: tests.some((file) => /^tests\/(?:process|security)\//.test(file)),
  }
}

/** Removes line numbers: `tests/x.test.ts:12` selects one test of a file. */
function withoutLine(filter) {
  return filter.replace(/^\.\//, '').replace(/(?<=\.ts)(?::\d+)+$/, '')
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
}

function isAnyOf(globs, file) {
  return globs.some((glob) => asPattern(glob).test(file))
}

const parts = { '**/': '(?:.+/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|', '.': '\\.' }

function asPattern(glob) {
  return new RegExp(`^${glob.replace(/\*\*\/|[*{},.]/g, (part) => parts[part])}$`)
}
