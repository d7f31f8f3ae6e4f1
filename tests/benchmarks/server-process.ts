import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Checkout, thisCheckout } from './checkout.ts'
import { type Core, nodeOn } from './cores.ts'

export type ServerProcess = {
  url: string
  /** User and system CPU time of the process since it started, in milliseconds. */
  cpuMs(): Promise<number>
  /** Memory of the process: its resident set. */
  bytes(): Promise<number>
  stop(): Promise<void>
}

/** The site as `npm start` runs it, silent, with its sample content in the directory. */
export function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
  core: Core = 'server',
  { root, node, flags, env: own }: Checkout = thisCheckout,
): Promise<ServerProcess> {
  const program = join(root, 'build', 'program', 'index.js')
  const env = {
    ...own,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...settings,
  }
  return startServer([...flags, program], env, core, node)
}

/** A server that responds to every request with the bytes in the file; see bare-server.ts. */
export function startBareServer(responseFile: string): Promise<ServerProcess> {
  return startServer([join(import.meta.dirname, 'bare-server.ts'), responseFile], {})
}

const usageReporter = join(import.meta.dirname, 'report-usage.mjs')

async function startServer(
  program: string[],
  env: Record<string, string>,
  core: Core = 'server',
  node = process.execPath,
): Promise<ServerProcess> {
  const port = await freePort()
  const flags = ['--disable-warning=ExperimentalWarning', '--import', usageReporter]
  const [command, args] = nodeOn(core, [...flags, ...program], node)
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...env },
    // The servers stop when this channel closes, so none outlives the benchmark.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const ready = await Promise.race([once(child.stdout!, 'data'), ended.then(() => false)])
  if (!ready) throw new Error(`${program.join(' ')} did not start`)
  child.stdout!.resume()
  const usage = async () => {
    child.send('usage')
    const [told] = (await once(child, 'message')) as [NodeJS.CpuUsage & { bytes: number }]
    return told
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async cpuMs() {
      const { user, system } = await usage()
      return (user + system) / 1000
    },
    bytes: async () => (await usage()).bytes,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
