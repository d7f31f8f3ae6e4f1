// A real PostgreSQL server on a free port, with its own data directory.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { assertPostgres } from '../site/built-program.ts'
import { endingWithParent } from './ending-with-parent.ts'
import { freePorts } from '../site/free-ports.ts'

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** Time for `startPostgres` in a hook. */
export const postgresStartMs = 300_000

/** Trades durability for speed: a test server has no data worth keeping. */
const quick = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

/** `durable`: acknowledged data survives a kill. */
export async function startPostgres({ durable = false } = {}) {
  const programs = findPostgres()
  const owner = ownerOfServers()
  const folder = await mkdtemp(join(tmpdir(), 'academy-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const [port] = await freePorts(1)
  // A locale that does not sort by bytes: nothing may depend on that.
  await run(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'academy',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=en-US',
  ])
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=200',
    'shared_buffers=32MB',
    ...(durable ? [] : quick),
  ]
  const url = `postgres://academy@127.0.0.1:${port}/postgres`
  let server: ChildProcess

  async function start(): Promise<void> {
    const options = settings.flatMap((setting) => ['-c', setting])
    const postgres = join(programs, 'postgres')
    server = spawn(...endingWithParent('INT', postgres, ['-D', data, ...options]), {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    })
    await assertPostgres(url)
  }

  /** SIGINT ends all connections; SIGQUIT also skips the cleanup, like a crash. */
  async function stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }

  async function run(program: string, args: string[]): Promise<void> {
    const child = spawn(program, args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [complaint] = await Promise.all([text(child.stderr), once(child, 'exit')])
    if (child.exitCode !== 0) throw new Error(`${program}: ${complaint}`)
  }

  await start()
  return {
    url,
    port: port!,
    start,
    stop,
    async remove(): Promise<void> {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Another user to run as, because PostgreSQL refuses to run as root. */
function ownerOfServers(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString())
  return { uid: idOf('-u') || 65_534, gid: idOf('-g') || 65_534 }
}

/** The folder of the server's programs. */
function findPostgres(): string {
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()
  const folders = [...packaged, ...(process.env['PATH'] ?? '').split(delimiter)]
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
  if (found) return found
  throw new Error('The tests need a real PostgreSQL server. Install: postgresql')
}
