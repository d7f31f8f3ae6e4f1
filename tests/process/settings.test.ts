import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../server/core/paths.ts'

const server = join(projectRoot, 'build', 'program', 'index.js')
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-process-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Starts the process; returns its exit code and what it wrote, once it has ended. */
async function outcome(env: Record<string, string>) {
  const child = start(env)
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += text))
  const [code] = (await once(child, 'exit')) as [number]
  return { code, lines: stderr.trim().split('\n') }
}

function start(env: Record<string, string>) {
  return spawn(process.execPath, [server], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      PORT: '0',
      SAMPLE_CONTENT: 'false',
      // What was compiled by one process need not be by the next.
      NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

describe('a wrong setting ends the start with one line that names it', () => {
  it('a wrong value, without the secret in it', async () => {
    const { code, lines } = await outcome({ SMTP_URL: 'https://user:hunter2@mail.example.org' })
    expect(code).toBe(1)
    expect(lines).toEqual(['SMTP_URL: must look like smtp://user:password@host:port'])
  })

  it('an address that is not of this machine', async () => {
    const { code, lines } = await outcome({ HOST: '203.0.113.7' })
    expect(code).toBe(1)
    expect(lines).toEqual(['HOST: 203.0.113.7 is not an address of this machine'])
  })

  it('a port that is taken', async () => {
    const other = createServer()
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, lines } = await outcome({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(lines).toEqual([`PORT: ${port} is already in use`])
  })

  it('F-06: a file that is no database, which is left unchanged', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'academy-broken-'))
    await writeFile(join(broken, 'site.db'), 'not a database'.repeat(100))
    const { code, lines } = await outcome({ DATA_DIR: broken })
    await rm(broken, { recursive: true })
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^DATA_DIR: /)
  })
})

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends the process with 0', async (signal) => {
    const child = start({})
    await once(child.stdout, 'data')
    child.kill(signal)
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(0)
  })
})
