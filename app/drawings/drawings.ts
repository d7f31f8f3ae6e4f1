import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const virtualName = 'virtual:drawings'
const publicFolder = join(import.meta.dirname, '..', '..', 'public')

/**
 * Vite plugin: adds a second copy of each drawing to the build, under a name that changes with its content,
 * so that browsers can cache it for ever; passes those names to the pages.
 */
export function drawings(): Plugin {
  let building = false
  return {
    name: 'drawings',
    configResolved(config) {
      building = config.command === 'build'
    },
    buildStart() {
      if (!building || this.environment.name !== 'client') return
      for (const { fileName, source } of drawingFiles()) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : null),
    load(id) {
      if (id !== `\0${virtualName}`) return null
      const files = building ? drawingFiles() : []
      const addresses = files.map(({ path, fileName }) => [path, `/${fileName}`])
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`
    },
  }
}

function drawingFiles() {
  return globSync('pictures/**/*.svg', { cwd: publicFolder }).map((file) => {
    const source = readFileSync(join(publicFolder, file))
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    return { path: `/${file}`, fileName: `assets/${basename(file, '.svg')}-${hash}.svg`, source }
  })
}
