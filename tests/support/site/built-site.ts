import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach } from 'vitest'
import { projectRoot } from '../../../server/core/paths.ts'
import { freePorts } from './free-ports.ts'
import { type HttpSite, httpSite } from '../requests/http-site.ts'

export type BuiltSite = HttpSite & {
  child: ChildProcessByStdio<null, Readable, Readable>
  port: number
  dataDir: string
}

type HowToStart = {
  env?: Record<string, string>
  /** Node flags. */
  flags?: string[]
  /** A command that starts the process under special conditions. */
  within?: string[]
}

/** For each test, a directory in which it can start the site, as `npm start` runs it, any number of times. */
export function useBuiltSites(): (how?: HowToStart) => Promise<BuiltSite> {
  let dataDir: string
  let children: BuiltSite['child'][]
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'academy-built-'))
    children = []
  })
  afterEach(async () => {
    const ended = children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    await Promise.all(ended)
    await rm(dataDir, { recursive: true, force: true })
  })

  return async ({ env = {}, flags = [], within = [] } = {}) => {
    const [port = 0] = await freePorts(1)
    const program = join(projectRoot, 'build', 'program', 'index.js')
    const [command, ...args] = [...within, process.execPath, ...flags, program]
    const child = spawn(command, args, {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        SAMPLE_CONTENT: 'false',
        // Reuses code that an earlier process has compiled.
        NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'compiled'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    let said = ''
    child.stderr.on('data', (text) => (said += text))
    const ready = await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => undefined),
    ])
    if (!ready) throw new Error(`the site did not start: ${said}`)
    child.stdout.resume()
    return { ...httpSite(`http://127.0.0.1:${port}`), child, port, dataDir }
  }
}
