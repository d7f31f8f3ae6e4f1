// Part of `npm run check`: rejects what public pages can't use, and says what to write instead.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicPageProblems } from './public-page-rules.ts'

const root = join(import.meta.dirname, '..')
const problems = globSync('app/{pages,components,ui}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) => publicPageProblems(path, readFileSync(join(root, path), 'utf8')))
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.exitCode = problems.length > 0 ? 1 : 0
