import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { billOfMaterials, type Lockfile } from '../../scripts/bill-of-materials.ts'
import { projectRoot } from '../../server/core/paths.ts'

type Installed = { version: string; integrity: string; dev?: true }

const read = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))

const shipped = read('sbom.cdx.json') as ReturnType<typeof billOfMaterials>

describe('the bill of materials', () => {
  it('Y-05: is the one that the lockfile makes; else run npm run sbom', () => {
    expect(shipped).toEqual(billOfMaterials(read('package-lock.json') as Lockfile))
  })

  it('Y-05: names every package that is installed for running the site, and no tool', () => {
    const { packages } = read('node_modules/.package-lock.json') as {
      packages: Record<string, Installed>
    }
    const sums = new Map(
      shipped.components.map(({ name, version, hashes }) => [
        `${name}@${version}`,
        Buffer.from(hashes[0]!.content, 'hex').toString('base64'),
      ]),
    )
    const named = (path: string, { version }: Installed) =>
      `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`
    const installed = Object.entries(packages)
    const forRunning = installed.filter(([, { dev }]) => !dev)
    expect(forRunning.length).toBeGreaterThan(100)
    for (const [path, found] of forRunning) {
      expect(`sha512-${sums.get(named(path, found))}`, path).toBe(found.integrity)
    }
    const ofBoth = new Set(forRunning.map(([path, found]) => named(path, found)))
    const tools = installed.map(([path, found]) => named(path, found))
    expect(tools.filter((name) => sums.has(name) && !ofBoth.has(name))).toEqual([])
  })

  it('Y-05: says of every package what it needs, and needs nothing that it does not name', () => {
    const known = new Set(shipped.components.map((component) => component['bom-ref']))
    expect(known.size).toBe(shipped.components.length)
    for (const { ref, dependsOn } of shipped.dependencies) {
      for (const needed of dependsOn) expect(known.has(needed), `${ref} needs ${needed}`).toBe(true)
    }
    const needs = new Map(shipped.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
    const reached = new Set<string>()
    const queue = [shipped.metadata.component['bom-ref']]
    for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
      if (reached.has(ref)) continue
      reached.add(ref)
      queue.push(...(needs.get(ref) ?? []))
    }
    expect([...known].filter((ref) => !reached.has(ref))).toEqual([])
  })
})
