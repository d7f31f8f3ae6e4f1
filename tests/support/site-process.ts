// The site and its operator commands as processes of their own, to be killed, and to be read from outside.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '..', '..')

type Environment = Record<string, string>

function run(args: string[], env: Environment): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    // No setting of the machine that runs the tests.
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export type SiteProcess = {
  url: string
  /** All that it has said so far, on standard output and standard error. */
  said(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the site on a port that the system chooses; throws what it said where it does not start. */
export async function startSiteProcess(env: Environment): Promise<SiteProcess> {
  const child = run([join('tests', 'support', 'site-on-free-port.ts')], env)
  const complaint = text(child.stderr!)
  let said = ''
  child.stderr!.on('data', (data: Buffer) => {
    said += data.toString()
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      said += data.toString()
      const [, address] = /^listening at (\S+)$/m.exec(said) ?? []
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

/** Runs one operator command to its end. */
export async function runCommand(args: string[], env: Environment): Promise<CommandResult> {
  const child = run([join('server', 'academy.ts'), ...args], env)
  const [out, error] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'exit'),
  ])
  return { code: child.exitCode, out, error }
}
