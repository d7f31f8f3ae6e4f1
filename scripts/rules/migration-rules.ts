// Checks that migrations never change once they have run somewhere, and that all are in the list.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = 'server/database/migrations'
/** The SHA-256 of each migration, by its name. */
const hashFile = `${folder}/hashes.json`
const list = 'server/database/opening/migrations.ts'

/** One line per migration below `root` that has changed, has no hash, or is not in the list. */
export function migrationProblems(root: string): string[] {
  const hashes = existsSync(join(root, hashFile)) ? readHashes(root) : {}
  const listed = readFileSync(join(root, list), 'utf8')
  const found = hashesOfFiles(root)
  const gone = Object.keys(hashes).filter((name) => !(name in found))
  return [
    ...gone.map((name) => `${folder}/${name}.ts: a released migration was removed: put it back`),
    ...Object.entries(found).flatMap(([name, hash]) => {
      const file = `${folder}/${name}.ts`
      const isListed = listed.includes(`/migrations/${name}.ts'`) && listed.includes(`'${name}'`)
      return [
        ...(isListed ? [] : [`${file}: name it in ${list}: else it never runs`]),
        ...(hashes[name] === hash ? [] : [`${file}: ${changed(hashes[name])}`]),
      ]
    }),
  ]
}

function changed(known: string | undefined): string {
  return known === undefined
    ? `note it with: node scripts/rules/migration-rules.ts`
    : `a migration that has run somewhere never changes: undo that, and write a new one (while it is in no release: remove its line from ${hashFile} and note it again)`
}

function hashesOfFiles(root: string): Record<string, string> {
  const files = globSync(`${folder}/[0-9]*.ts`, { cwd: root, exclude: ['**/*.test.ts'] }).toSorted()
  return Object.fromEntries(
    files.map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(root, file)))
      return [basename(file, '.ts'), hash.digest('hex')]
    }),
  )
}

function readHashes(root: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, hashFile), 'utf8')) as Record<string, string>
}

/** When run as a script, adds hashes for the migrations that have none; never changes existing ones. */
if (import.meta.main) {
  const root = join(import.meta.dirname, '..', '..')
  const known = existsSync(join(root, hashFile)) ? readHashes(root) : {}
  const hashes = { ...hashesOfFiles(root), ...known }
  const sorted = Object.fromEntries(
    Object.entries(hashes).toSorted(([a], [b]) => a.localeCompare(b)),
  )
  writeFileSync(join(root, hashFile), `${JSON.stringify(sorted, null, 2)}\n`)
}
