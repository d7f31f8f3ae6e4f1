import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emptiedTries } from '../../scripts/emptied-tries.ts'
import { namesOfProduction } from '../../scripts/production-packages.ts'
import { projectRoot } from '../../server/core/paths.ts'

describe('what is built', () => {
  it('is the same, byte for byte, when it is built again elsewhere, the program without any tool', async () => {
    const names = new Set([
      'app',
      'content',
      'shared',
      'public',
      'server',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'scripts',
      'react-router.config.ts',
      'vite.config.ts',
      'vite.server.config.ts',
    ])
    const again = await builtAgain([...names])
    const compressed = /\.(?:br|gz)$/
    for (const folder of ['build/client', 'build/program']) {
      const first = filesIn(folder).filter(([name]) => !compressed.test(name))
      expect(first.length, folder).toBeGreaterThan(10)
      const second = filesIn(folder, again).filter(([name]) => !compressed.test(name))
      expect(
        second.map(([name]) => name),
        folder,
      ).toEqual(first.map(([name]) => name))
      const texts = new Map(second)
      expect(
        first.filter(([name, text]) => texts.get(name) !== text).map(([name]) => name),
      ).toEqual([])
    }
  })

  it('has lost no call that is there to throw', () => {
    const scripts = filesIn('build').filter(([name]) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(50)
    expect(scripts.flatMap(([name, text]) => emptiedTries(name, text))).toEqual([])
  })

  it('gives readers no secret, no setting, no source map and nothing of the server', () => {
    const files = filesIn('build/client')
    const names = files.map(([name]) => name)
    expect(names.filter((name) => /\.map$|\.tsx?$/.test(name))).toEqual([])
    const settings = Array.from(
      readFileSync(join(projectRoot, 'server', 'core', 'env-variables.ts'), 'utf8').matchAll(
        /^ {2}([A-Z][A-Z0-9_]+):/gm,
      ),
      ([, name]) => name!,
    )
    expect(settings).toContain('DATABASE_URL')
    const telling = [
      ...settings.filter((name) => name.includes('_') && name !== 'NODE_ENV'),
      'process.env',
      'sourceMappingURL',
      'node:fs',
      'node:crypto',
      'kysely',
      'nodemailer',
      'sanitize-html',
      'insertInto',
      'sqlite',
      'postgres',
      'BEGIN IMMEDIATE',
      'PRIVATE KEY',
      projectRoot,
    ]
    const scripts = files.filter(([name]) => /\.(?:js|css|html|json)$/.test(name))
    expect(scripts.length).toBeGreaterThan(20)
    for (const [name, text] of scripts)
      expect([name, ...telling.filter((word) => text.includes(word))]).toEqual([name])
  })
})

/** Every file of a folder with its bytes as text, by name. */
function filesIn(folder: string, root = projectRoot): [name: string, text: string][] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => [file.slice(join(root, folder).length + 1), readFileSync(file, 'latin1')])
}

/** Builds pages and server from a copy of their sources; returns where. */
async function builtAgain(sources: string[]): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'academy-build-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const name of sources) cpSync(join(projectRoot, name), join(copy, name), { recursive: true })
  const run = promisify(execFile)
  const tool = (name: string) => join(projectRoot, 'node_modules', '.bin', name)
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  await run(tool('react-router'), ['build'], { cwd: copy, env })
  unlinkSync(join(copy, 'node_modules'))
  linkPackages(namesOfProduction(), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'linked.config.ts'), linkedConfig)
  await run(tool('vite'), ['build', '--config', 'linked.config.ts'], { cwd: copy, env })
  return copy
}

/** Else packages would be found where they really are, among the tools. */
const linkedConfig = `
import config from './vite.server.config.ts'
export default { ...config, resolve: { ...config.resolve, preserveSymlinks: true } }
`

function linkPackages(names: Set<string>, folder: string): void {
  for (const name of names) {
    const path = join(projectRoot, 'node_modules', name)
    if (!existsSync(path)) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    symlinkSync(path, join(folder, name))
  }
}
