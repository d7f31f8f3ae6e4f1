import { execFile, spawnSync } from 'node:child_process'
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

type Package = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: true
  dev?: true
  optional?: true
  hasInstallScript?: true
}
type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', object>
type Installed = { scripts?: Record<string, string>; gypfile?: boolean; name: string }

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))

const { packages, lockfileVersion } = readJson('package-lock.json') as {
  packages: Record<string, Package>
  lockfileVersion: number
}
const locked = Object.entries(packages).filter(([path]) => path !== '')
const ofProduction = locked.filter(([, { dev }]) => !dev)

describe('packages', () => {
  it('Y-01, G-23: none runs a script when it is installed, and one of the tools has one', () => {
    expect(locked.length).toBeGreaterThan(100)
    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    // The HTML checker would download a Java; the tests use the system's.
    expect(withScript.map(([path]) => path)).toEqual(['node_modules/vnu-jar'])
    expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n')
    const wanted = ['preinstall', 'install', 'postinstall', 'prepare']
    const own = readJson('package.json') as Installed
    expect(wanted.filter((name) => own.scripts?.[name])).toEqual([])
    for (const [path] of ofProduction) {
      const found = installedPackage(path)
      const scripts = wanted.slice(0, 3).filter((name) => found?.scripts?.[name])
      expect([path, found?.gypfile ?? false, ...scripts]).toEqual([path, false])
    }
    expect(readFileSync(join(projectRoot, 'scripts', 'prepare.mjs'), 'utf8')).toContain(
      "['ci', '--ignore-scripts', ...omit]",
    )
  })

  it('each has its checksum, and comes from the registry and nowhere else', () => {
    expect(lockfileVersion).toBe(3)
    for (const [path, { version, integrity, resolved, link }] of locked) {
      // Without an address the registry's is meant; a file, a folder or a repository would have one.
      expect([path, resolved, link]).toEqual([path, undefined, undefined])
      expect(version, path).toMatch(/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/)
      expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/)
    }
    const manifest = readJson('package.json') as Manifest
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const)
      for (const [name, version] of Object.entries(manifest[kind]))
        expect(version, name).toBe(packages[`node_modules/${name}`]?.version)
    expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8')).not.toMatch(/registry/)
  })

  it('Y-03, G-23: none that runs in production has a known weakness of weight', (test) => {
    const quick = ['--fetch-retries=0', '--fetch-timeout=10000']
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...quick], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
    const { metadata } = JSON.parse(stdout || '{}') as {
      metadata?: { vulnerabilities: { high: number; critical: number } }
    }
    if (!metadata) return test.skip('the registry does not tell of weaknesses here')
    expect(metadata.vulnerabilities).toMatchObject({ high: 0, critical: 0 })
  })

  it('Y-04: their licences ask for nothing but to be named', () => {
    const permissive =
      /^(?:MIT(?:-0)?|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|CC-BY-4\.0|Unlicense)$/
    // Of several that a package offers the best is taken.
    const offered = (license = '') => license.replace(/^\((.*)\)$/, '$1').split(' OR ')
    const others = ofProduction.filter(
      ([, { license }]) => !offered(license).some((one) => permissive.test(one)),
    )
    // Neither is changed or linked into the program: one only builds, the other is a library beside it.
    const allowed = {
      'MPL-2.0': /^node_modules\/lightningcss/,
      'LGPL-3.0-or-later': /^node_modules\/@img\/sharp/,
      'Apache-2.0 AND LGPL-3.0-or-later': /^node_modules\/@img\/sharp/,
      'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^node_modules\/@img\/sharp/,
    } as Record<string, RegExp>
    const refused = others.filter(([path, { license }]) => !allowed[license ?? '']?.test(path))
    expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
  })

  it('Y-04: the program is made of few enough to know them', () => {
    const parts = partsOfProgram()
    expect(parts).toContain('fastify')
    expect(parts.size).toBeLessThanOrEqual(156)
    const production = namesOfProduction()
    expect([...parts].filter((name) => !production.has(name))).toEqual([])
  })

  it('none in the program looks for keys of the bucket at addresses of a cloud', () => {
    const looking = /credential-provider|token-providers|nested-clients/
    const parts = [...partsOfProgram()]
    expect(parts).toContain('@aws-sdk/client-s3')
    expect(parts.filter((name) => looking.test(name))).toEqual([])
  })
})

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

/** The packages of which the built program has parts, by its comments. */
function partsOfProgram(): Set<string> {
  const comment = /^\s*\/\/ node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm
  const names = filesIn('build/program').flatMap(([, text]) =>
    Array.from(text.matchAll(comment), ([, name]) => name!),
  )
  return new Set(names)
}

function installedPackage(path: string): Installed | undefined {
  try {
    return readJson(join(path, 'package.json')) as Installed
  } catch (error) {
    // Packages for other machines are in the lock file only.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

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
