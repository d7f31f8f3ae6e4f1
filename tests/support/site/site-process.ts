// The site and its operator commands as processes of their own, to be killed, and to be read from outside.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..', '..')
/** As `npm start` has it: what was compiled by one process need not be by the next. */
const compiled = join(root, 'node_modules', '.cache', 'compiled')

const printPort = join(import.meta.dirname, 'print-port.ts')

type Environment = Record<string, string>

/** How the process is begun: by a program that becomes it, such as `prlimit`, with flags of Node's. */
export type Launch = {
  within?: string[]
  flags?: string[]
  /** A file that gets what the site says, in the place of `said`. */
  log?: string
  /** Where another build lies. */
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
    // No setting of the machine that runs the tests.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...env },
    // The built site stops when the channel closes: none outlives the process that began it.
    stdio: [hasInput ? 'pipe' : 'ignore', log ? openSync(log, 'a') : 'pipe', 'pipe', 'ipc'],
  })
}

export type SiteProcess = {
  url: string
  pid: number
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  /** All that it has said so far, on standard output and standard error. */
  said(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** The site as `npm start` runs it, on the port that its environment names. */
export function startBuiltSite(env: Environment, launch: Launch = {}): Promise<SiteProcess> {
  const child = run([join('build', 'program', 'index.js')], env, launch)
  return started(child, launch.log ? env['SITE_URL'] : undefined)
}

/** The same, killed after so many ms; resolves with whether it was ready by then. */
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

/** The same on a port that the system chooses. */
export function startSiteProcess(
  env: Environment,
  options: string[] = [],
  launch: Launch = {},
): Promise<SiteProcess> {
  const program = join('build', 'program', 'index.js')
  return started(run(['--import', printPort, program, ...options], { PORT: '0', ...env }, launch))
}

/** The site from its sources, which alone have pages for development, on such a port. */
export function startDevelopmentSite(env: Environment): Promise<SiteProcess> {
  const program = join('tests', 'support', 'site', 'site-on-free-port.ts')
  return started(run([program], { ...env, NODE_ENV: 'development' }))
}

/** `unheard` is the address of a site that says nothing here. Throws its complaint where it does not start. */
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

/** Runs one operator command, with this standard input, to its end. */
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
