import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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
