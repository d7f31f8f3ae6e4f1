import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const virtualName = 'virtual:islands-script'
/** During development the script is built for each request. */
const developmentAddress = '/islands.js'
const source = fileURLToPath(new URL('./hydrate-islands.tsx', import.meta.url))

/**
 * Vite plugin: adds the script of tool pages to the build as one file, for one request, and passes its
 * address to the server's build.
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

/** Preact does for islands what React does, in a third of the bytes. */
const smallerReact = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
]

/** The same sources give the same file, so the two builds need not know of each other. */
async function builtScript(
  nodeEnv: 'production' | 'development',
): Promise<{ fileName: string; source: string }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    // During development, JSX is compiled for React's development build.
    define: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) },
    resolve: { alias: smallerReact },
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: source } },
  })) as Rolldown.RolldownOutput
  const [{ code }, ...others] = output
  if (others.length > 0) throw new Error('The island script must be a single file.')
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { fileName: `assets/islands-${hash}.js`, source: code }
}
