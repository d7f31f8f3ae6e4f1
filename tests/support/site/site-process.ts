// The site and its operator commands as separate processes that can be killed and observed from outside.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..', '..')
/** As in `npm start`: reuses code that an earlier process has compiled. */
const compiled = join(root, 'node_modules', '.cache', 'compiled')

const printPort = join(import.meta.dirname, 'print-port.ts')

type Environment = Record<string, string>

/** How to start the process: through a program that becomes it, such as `prlimit`, and with Node flags. */
export type Launch = {
  within?: string[]
  flags?: string[]
  /** A file that receives the site's output instead of `said`. */
  log?: string
  /** The folder of another build. */
  folder?: string
  /** Whether it reads standard input. */
  hasInput?: boolean
}

function run(
  args: string[],
  env: Environment,
  { within = [], flags = [], log, folder = root, hasInput = false }: Launch = {},
): ChildProcess {
  const [program = '', ...rest] = [...within, process.execPath, ...flags, ...args]
  return spawn(program, rest, {
    cwd: folder,
    // Ignores all other settings of the machine that runs the tests.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...env },
    // The built site stops when the channel closes, so none outlives its parent process.
    stdio: [hasInput ? 'pipe' : 'ignore', log ? openSync(log, 'a') : 'pipe', 'pipe', 'ipc'],
  })
}

export type SiteProcess = {
  url: string
  pid: number
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  /** Its output so far, on standard output and standard error. */
  said(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the site as `npm start` does, on the port that its environment names. */
export function startBuiltSite(env: Environment, launch: Launch = {}): Promise<SiteProcess> {
  const child = run([join('build', 'program', 'index.js')], env, launch)
  return started(child, launch.log ? env['SITE_URL'] : undefined)
}

/** Does the same and kills it after `ms` milliseconds; resolves to whether it was ready by then. */
export async function killBuiltSite(
  env: Environment,
  ms: number,
  launch: Launch,
): Promise<boolean> {
  const child = run([join('build', 'program', 'index.js')], env, launch)
  const ended = once(child, 'exit')
  let isReady = false
  void started(child).then(
    () => (isReady = true),
    () => undefined,
  )
  await wait(ms)
  child.kill('SIGKILL')
  await ended
  return isReady
}

/** Starts it on a port that the system chooses. */
export function startSiteProcess(
  env: Environment,
  options: string[] = [],
  launch: Launch = {},
): Promise<SiteProcess> {
  const program = join('build', 'program', 'index.js')
  return started(run(['--import', printPort, program, ...options], { PORT: '0', ...env }, launch))
}

/** Starts the site from its sources, which also have the development pages, on such a port. */
export function startDevelopmentSite(env: Environment): Promise<SiteProcess> {
  const program = join('tests', 'support', 'site', 'site-on-free-port.ts')
  return started(run([program], { ...env, NODE_ENV: 'development' }))
}

/** `unheard` is the address of a site without output here. Throws its error output if it does not start. */
async function started(child: ChildProcess, unheard?: string): Promise<SiteProcess> {
  const complaint = text(child.stderr!)
  let said = ''
  const hear = (data: Buffer) => (said += data.toString())
  child.stdout?.on('data', hear)
  child.stderr!.on('data', hear)
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  )
  const failed = ended.then(async (code) => {
    throw new Error(`exit ${code}: ${await complaint}`)
  })
  const heard = async () => {
    for (;;) {
      const [, address] = /(?:^listening| is ready) at ([^\s"]+)(?=[\s"])/m.exec(said) ?? []
      if (address) return address
      await once(child.stdout!, 'data')
    }
  }
  const url = await Promise.race([failed, unheard ? untilReady(unheard, child) : heard()])
  failed.catch(() => undefined)
  return {
    url,
    pid: child.pid!,
    ended,
    said: () => said,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await ended
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<string> {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) break
    await wait(10)
  }
  return url
}

export type CommandResult = { code: number | null; out: string; error: string }

export function startCommand(args: string[], env: Environment): ChildProcess {
  return run([join('server', 'main', 'cli.ts'), ...args], env, { hasInput: true })
}

/** Runs one operator command to its end, with this standard input. */
export async function runCommand(
  args: string[],
  env: Environment,
  input = '',
): Promise<CommandResult> {
  const child = startCommand(args, env)
  child.stdin?.end(input)
  const [out, error] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'exit'),
  ])
  return { code: child.exitCode, out, error }
}
