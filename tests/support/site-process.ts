// The site and its operator commands as processes of their own, to be killed, and to be read from outside.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '..', '..')
/** As `npm start` has it: what was compiled by one process need not be by the next. */
const compiled = join(root, 'node_modules', '.cache', 'compiled')

const tellPort = join(import.meta.dirname, 'tell-port.ts')

type Environment = Record<string, string>

function run(args: string[], env: Environment): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    // No setting of the machine that runs the tests.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export type SiteProcess = {
  url: string
  /** All that it has said so far, on standard output and standard error. */
  said(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** The site as `npm start` runs it, on the port that its environment names. */
export function startBuiltSite(env: Environment): Promise<SiteProcess> {
  return started(run([join('build', 'program', 'index.js')], env))
}

/** The same on a port that the system chooses. */
export function startSiteProcess(env: Environment): Promise<SiteProcess> {
  const program = join('build', 'program', 'index.js')
  return started(run(['--import', tellPort, program], { PORT: '0', ...env }))
}

/** The site from its sources, which alone have pages for development, on such a port. */
export function startDevelopmentSite(env: Environment): Promise<SiteProcess> {
  const program = join('tests', 'support', 'site-on-free-port.ts')
  return started(run([program], { ...env, NODE_ENV: 'development' }))
}

/** Throws what the site said where it does not start. */
async function started(child: ChildProcess): Promise<SiteProcess> {
  const complaint = text(child.stderr!)
  let said = ''
  child.stderr!.on('data', (data: Buffer) => {
    said += data.toString()
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      said += data.toString()
      const [, address] = /^(?:listening|.+ is ready) at (\S+)$/m.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('exit', async (code) => reject(new Error(`exit ${code}: ${await complaint}`)))
  })
  return {
    url,
    said: () => said,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

export type CommandResult = { code: number | null; out: string; error: string }

export function startCommand(args: string[], env: Environment): ChildProcess {
  return run([join('server', 'academy.ts'), ...args], env)
}

/** Runs one operator command to its end. */
export async function runCommand(args: string[], env: Environment): Promise<CommandResult> {
  const child = startCommand(args, env)
  const [out, error] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'exit'),
  ])
  return { code: child.exitCode, out, error }
}
