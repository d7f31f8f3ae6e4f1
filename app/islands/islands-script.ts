import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const virtualName = 'virtual:islands-script'
/** While developing, made anew for each request. */
const developmentAddress = '/islands.js'
const source = fileURLToPath(new URL('./hydrate-islands.tsx', import.meta.url))

/**
 * Vite plugin: puts the script of tool pages among the built files, as one file for one request, and
 * gives its address to the build of the server.
 */
export function islandsScript(): Plugin {
  let building = false
  return {
    name: 'islands-script',
    configResolved(config) {
      building = config.command === 'build'
    },
    async buildStart() {
      if (building && this.environment.name === 'client') {
        this.emitFile({ type: 'asset', ...(await builtScript('production')) })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(developmentAddress, (_request, response) => {
        builtScript('development').then(
          ({ source: code }) => response.setHeader('content-type', 'text/javascript').end(code),
          (error: unknown) => response.writeHead(500).end(String(error)),
        )
      })
    },
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : null),
    async load(id) {
      if (id !== `\0${virtualName}`) return null
      const address = building
        ? `/${(await builtScript('production')).fileName}`
        : developmentAddress
      return `export default ${JSON.stringify(address)}`
    },
  }
}

/** The same for the same sources: the two builds need not know of each other. */
async function builtScript(
  nodeEnv: 'production' | 'development',
): Promise<{ fileName: string; source: string }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    // While developing, JSX is compiled for the React of development.
    define: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) },
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: source } },
  })) as Rolldown.RolldownOutput
  const [{ code }, ...others] = output
  if (others.length > 0) throw new Error('The island script must be a single file.')
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { fileName: `assets/islands-${hash}.js`, source: code }
}
