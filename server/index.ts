// The process: settings, listen, stop gracefully.
import { academy } from '../content/academy.ts'
import { createApp } from './app.ts'
import { DatabaseUnreachable } from './database/postgres/postgres-errors.ts'
import { readSettings } from './env.ts'
import { StartError } from './errors.ts'

/** Connections that wait to be taken up. One more is dropped: its browser tries again a second later. */
const backlog = 4096

process.umask(0o077)

try {
  const settings = readSettings(process.env)
  const app = await createApp(settings)
  stopOn(app)
  await app
    .listen({ port: settings.port, host: settings.host, backlog })
    .catch(async (error: unknown) => {
      await app.close()
      throw portError(settings, error as NodeJS.ErrnoException)
    })
  process.stdout.write(`${academy.name} is ready at ${settings.siteUrl}\n`)
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`)
  process.exit(1)
}

function portError({ host, port }: { host: string; port: number }, error: NodeJS.ErrnoException) {
  if (error.code === 'EADDRINUSE') return new StartError('PORT', `${port} is already in use`)
  if (error.code === 'EACCES') return new StartError('PORT', `${port} may not be used by this user`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError('HOST', `${host} is not an address of this machine`)
  }
  return error
}

function startProblem(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (error instanceof DatabaseUnreachable) return `DATABASE_URL: ${error.message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function stopOn(app: Awaited<ReturnType<typeof createApp>>) {
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
  // The start script holds this channel: when it dies in any way, so does the server.
  process.on('disconnect', stop)
}
