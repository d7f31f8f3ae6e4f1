// The process: settings, listen, stop gracefully.
import { lookup } from 'node:dns/promises'
import { academy } from '../content/academy.ts'
import { createApp } from './app.ts'
import { beOnlyProcess } from './database/only-process.ts'
import { DatabaseUnreachable } from './database/postgres/postgres-errors.ts'
import { readSettings, type Settings } from './env.ts'
import { StartError } from './errors.ts'

/** Connections that wait to be taken up. One more is dropped: its browser tries again a second later. */
const backlog = 4096

type App = Awaited<ReturnType<typeof createApp>>

const isNoAddressHere = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

process.umask(0o077)
// Whoever reads what the site says may go away, and there is nobody else to tell.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

try {
  const settings = readSettings(process.env)
  beOnlyProcess(settings)
  const app = await createApp(settings)
  stopOn(app)
  process.on('unhandledRejection', (reason) => {
    app.log.error(reason, 'a promise that nobody waited for was rejected')
  })
  await listen(app, settings).catch(async (error: unknown) => {
    await app.close()
    throw portError(settings, error as NodeJS.ErrnoException)
  })
  process.stdout.write(`${academy.name} is ready at ${settings.siteUrl}\n`)
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`)
  process.exit(1)
}

/**
 * On one address: for a name that has two, the framework would open a second server of its own that
 * knows nothing of the page cache, the limits and the overload protection in front of it.
 */
async function listen(app: App, { host, port }: Settings): Promise<void> {
  const { address } = await lookup(host, { order: 'ipv4first' })
  await app.listen({ port, host: address, backlog })
}

function portError({ host, port }: Settings, error: NodeJS.ErrnoException) {
  if (error.code === 'EADDRINUSE') return new StartError('PORT', `${port} is already in use`)
  if (error.code === 'EACCES') return new StartError('PORT', `${port} may not be used by this user`)
  if (isNoAddressHere.has(error.code ?? '')) {
    return new StartError('HOST', `${host} is not an address of this machine`)
  }
  return error
}

function startProblem(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (error instanceof DatabaseUnreachable) return `DATABASE_URL: ${error.message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function stopOn(app: App) {
  const longestMs = 10_000
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), longestMs).unref()
    void app.close().finally(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  // The start script holds this channel: when it dies in any way, so does the server.
  process.on('disconnect', stop)
}
