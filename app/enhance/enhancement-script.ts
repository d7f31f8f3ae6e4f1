import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const virtualName = 'virtual:enhancement-script'
const source = fileURLToPath(new URL('./enhance.ts', import.meta.url))

/** Vite plugin: provides `enhance.ts`, compiled and minified, as the text of a module. */
export function enhancementScript(): Plugin {
  return {
    name: 'enhancement-script',
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : null),
    async load(id) {
      if (id !== `\0${virtualName}`) return null
      this.addWatchFile(source)
      const output = (await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: true,
          lib: { entry: source, formats: ['iife'], name: 'enhance' },
        },
      })) as Rolldown.RolldownOutput[]
      return `export default ${JSON.stringify(output[0]!.output[0].code.trim())}`
    },
  }
}
