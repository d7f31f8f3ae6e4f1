// A build whose scripts and styles all differ from those under test: other contents, other hashes.
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assetType } from '../../../server/assets/asset-type.ts'
import { hashedFiles, projectRoot } from '../../../server/core/paths.ts'
import type { HttpSite } from '../requests/http-site.ts'

export type Build = {
  /** A project folder to pass to `startSiteProcess`. */
  folder: string
  /** Where its hashed files are. */
  hashed: string
  remove(): Promise<void>
}

/** A copy of this build that looks like a build of changed sources. */
export async function anotherBuild(): Promise<Build> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-build-'))
  const hashed = join(folder, 'build', 'client', 'assets')
  await cp(join(projectRoot, 'build'), join(folder, 'build'), {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path),
  })
  for (const name of ['node_modules', 'server', 'public']) {
    await symlink(join(projectRoot, name), join(folder, name))
  }
  await cp(join(projectRoot, 'package.json'), join(folder, 'package.json'))
  const renamed = new Map((await assetsOf(hashed)).map((name) => [name, rehashed(name)]))
  await rewrite(join(folder, 'build', 'server', 'pages.js'), renamed)
  for (const [old, name] of renamed) {
    await rewrite(join(hashed, old), renamed)
    await rename(join(hashed, old), join(hashed, name))
  }
  return { folder, hashed, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The addresses of all hashed files that these pages refer to. */
export async function assetsIn(site: HttpSite, pages: string[]): Promise<Set<string>> {
  const texts = pages.map(async (page) => (await site.fetch(page)).text())
  const html = (await Promise.all(texts)).join('\n')
  return new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+/g), ([address]) => address))
}

/** The names of a build's hashed files. */
export async function assetsOf(hashed = hashedFiles): Promise<string[]> {
  return (await readdir(hashed)).filter((name) => assetType(name))
}

/** The same name and extension with another hash of the same length. */
function rehashed(name: string): string {
  const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
  return name.replace(/[\w-]{8}(?=\.\w+$)/, hash)
}

async function rewrite(file: string, renamed: Map<string, string>): Promise<void> {
  const isText = /\.(?:js|css)$/.test(file)
  if (!isText) return
  const text = await readFile(file, 'utf8')
  const changed = text.replaceAll(/[\w.-]+\.\w+/g, (name) => renamed.get(name) ?? name)
  await writeFile(file, `${changed}\n/* another build */\n`)
}
