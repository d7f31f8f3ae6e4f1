// `npm run rules`: lists each line that breaks a rule in this folder, with what to do instead.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lengthProblems } from './length-rule.ts'
import { migrationProblems } from './migration-rules.ts'
import { settingProblems } from './setting-rules.ts'
import { sourceProblems } from './source-rules.ts'
import { styleProblems } from './style-rules.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const filesOf = (glob: string) =>
  globSync(glob, { cwd: root, exclude: ['**/*.{test,spec}.{ts,tsx}', '**/*.d.ts'] }).toSorted()

const everyFile = globSync(
  [
    '*.{ts,mjs}',
    '{app,content,deploy,public,scripts,server,shared,tests}/**/*.{ts,tsx,mjs,css,py,sh}',
  ],
  { cwd: root },
).toSorted()

const problems = [
  ...filesOf('{app,content,server,shared}/**/*.{ts,tsx}').flatMap((file) =>
    sourceProblems(file, read(file)),
  ),
  ...filesOf('app/**/*.css').flatMap((file) => styleProblems(file, read(file))),
  ...lengthProblems(new Map(everyFile.map((file) => [file, read(file).split('\n').length - 1]))),
  ...migrationProblems(root),
  ...settingProblems(root),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
