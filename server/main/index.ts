// The process: settings, listen, stop gracefully.
import { lookup } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { academy } from '../../content/academy.ts'
import { createApp } from './app.ts'
import { missingRows } from '../database/audit-trail.ts'
import { beOnlyProcess } from '../database/opening/only-process.ts'
import { DatabaseUnreachable, serverCode } from '../database/postgres-errors.ts'
import { isStorageFailure } from '../database/storage-failure.ts'
import { readSettings, type Settings } from '../core/env.ts'
import { StartError } from '../core/errors.ts'
import { notifyReady } from './service-manager.ts'
import { settingsInForce } from './settings-in-force.ts'
import { version } from '../core/version.ts'

/**
 * Backlog of the listening socket. A connection beyond it is dropped, and the browser retries after
 * a second.
 */
const backlog = 4096

type App = Awaited<ReturnType<typeof createApp>>

const isNoAddressHere = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

process.umask(0o077)
// Ignore EPIPE when stdout is closed.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

try {
  const settings = readSettings()
  beOnlyProcess(settings)
  const app = await createApp(settings)
  stopOn(app)
  missingRows.report = (error) => app.log.error(error, 'a change is not in the audit log')
  process.on('unhandledRejection', (reason) => {
    app.log.error(reason, 'unhandled promise rejection')
  })
  process.on('uncaughtExceptionMonitor', (error) => app.log.fatal(error, 'uncaught exception'))
  await listen(app, settings).catch(async (error: unknown) => {
    await app.close()
    throw portError(settings, error as NodeJS.ErrnoException)
  })
  sayReady(app, settings)
  await notifyReady(app.log)
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`)
  process.exit(exitStatus(error))
}

/** Prints a line at a terminal or when logging is off; otherwise logs it. */
function sayReady({ log }: App, settings: Settings): void {
  const ready = `${academy.name} is ready at ${settings.siteUrl}`
  if (process.stdout.isTTY || settings.logLevel === 'silent') process.stdout.write(`${ready}\n`)
  else {
    const about = { version, node: process.version, settings: settingsInForce(settings) }
    log.child({}, { level: 'info' }).info(about, ready)
  }
}

/**
 * Exit status 1. With `--settings-exit-status=78`, which a supervisor sets, invalid settings end
 * with 78 instead: a restart can't fix them.
 */
function exitStatus(error: unknown): number {
  const isLasting = error instanceof StartError && !error.mayPass
  const { values } = parseArgs({
    options: { 'settings-exit-status': { type: 'string', default: '1' } },
    strict: false,
  })
  return isLasting ? Number(values['settings-exit-status']) : 1
}

/**
 * Listens on one address. For a host name with two addresses Fastify would open a second server of
 * its own, without the page cache, limits and overload protection in front of it.
 */
async function listen(app: App, { host, port }: Settings): Promise<void> {
  const { address } = await lookup(host, { order: 'ipv4first' })
  await app.listen({ port, host: address, backlog })
}

function portError({ host, port }: Settings, error: NodeJS.ErrnoException) {
  if (error.code === 'EADDRINUSE')
    return new StartError('PORT', `${port} is already in use`, { mayPass: true })
  if (error.code === 'EACCES') return new StartError('PORT', `this user may not listen on ${port}`)
  if (isNoAddressHere.has(error.code ?? '')) {
    return new StartError('HOST', `${host} is not an address of this machine`, { mayPass: true })
  }
  return error
}

function startProblem(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (error instanceof DatabaseUnreachable) return `DATABASE_URL: ${error.message}`
  // A full disk, missing permissions or broken hardware: operators need no stack trace for these.
  if (isStorageFailure(error)) {
    return `${serverCode(error) ? 'DATABASE_URL' : 'DATA_DIR'}: ${(error as Error).message}`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function stopOn(app: App) {
  const longestMs = 10_000
  let stopping = false
  const exit = (message: string) => {
    app.log.info(message)
    process.exit(0)
  }
  const stop = (reason: string) => {
    if (stopping) return
    stopping = true
    app.log.info({ reason }, 'stopping')
    setTimeout(exit, longestMs, 'stopped before all requests had finished').unref()
    void app.close().finally(() => exit('stopped'))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  // The start script holds this channel, so the server exits whenever the script dies.
  process.on('disconnect', () => stop('the start script has ended'))
}
