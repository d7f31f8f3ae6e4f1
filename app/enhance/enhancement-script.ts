import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const sources = new Map(
  Object.entries({
    'virtual:enhancement-script': './enhance.ts',
    'virtual:night-script': './night.ts',
  }).map(([name, file]) => [name, fileURLToPath(new URL(file, import.meta.url))]),
)

/** Vite plugin: provides each inline script, compiled and minified, as the text of a module. */
export function enhancementScript(): Plugin {
  return {
    name: 'enhancement-script',
    resolveId: (id) => (sources.has(id) ? `\0${id}` : null),
    async load(id) {
      const source = id.startsWith('\0') ? sources.get(id.slice(1)) : undefined
      if (!source) return null
      const output = (await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: true,
          lib: { entry: source, formats: ['iife'], name: 'enhance' },
        },
      })) as Rolldown.RolldownOutput[]
      const script = output[0]!.output[0]
      for (const file of script.moduleIds) this.addWatchFile(file)
      return `export default ${JSON.stringify(script.code.trim())}`
    },
  }
}
