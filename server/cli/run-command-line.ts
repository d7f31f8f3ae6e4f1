// What `npm run academy -- COMMAND` does, apart from the process that it does it in.
import { parseArgs } from 'node:util'
import { commandFolder, readSettings } from '../core/env.ts'
import { admin } from './admin.ts'
import { backup } from './backup.ts'
import { check } from './check.ts'
import { type Command, CommandError, reason, usageOf, wrongUse } from './command.ts'
import { exportCommand } from './export.ts'
import { forget } from './forget.ts'
import { importCommand } from './import.ts'
import { mail } from './mail.ts'
import { person } from './person.ts'
import { purge } from './purge.ts'
import { receive } from './receive.ts'
import { restore } from './restore.ts'
import { revoke } from './revoke.ts'
import { sources } from './sources.ts'

const commands: Record<string, Command> = {
  admin,
  backup,
  restore,
  check,
  export: exportCommand,
  import: importCommand,
  forget,
  mail,
  person,
  purge,
  receive,
  revoke,
  sources,
}

/** The exit code, and the texts for standard output and standard error, each with its line break. */
export type Outcome = { code: number; out: string; error: string }

/** Runs the command that these words name; `env` is by default that of the process. Never throws. */
export async function runCommandLine(
  [name = '', ...args]: string[],
  env?: NodeJS.ProcessEnv,
): Promise<Outcome> {
  try {
    const isHelp = ['help', '--help', '-h'].includes(name)
    const out = isHelp ? overview() : await run(name, args, env)
    return { code: 0, out: out && `${out}\n`, error: '' }
  } catch (error) {
    const known = error instanceof CommandError
    const message = known ? error.message : reason(error)
    return { code: known ? error.exitCode : 1, out: '', error: `${message}\n` }
  }
}

async function run(name: string, args: string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const unknown = name && `Unknown command: ${name}.\n`
    throw new CommandError(unknown + overview(), { exitCode: 2 })
  }
  const { values, positionals: operands } = parse(command, args)
  if (values['help']) return `${usageOf(command)}\n  ${command.purpose}`
  const [least, most] = command.operands
  const given = operands.slice(0, least).filter((word) => word !== '')
  if (given.length < least || operands.length > most) throw wrongUse(command)
  const flags = new Set(Object.keys(values))
  return command.run({ operands, flags, settings: readSettings(env), folder: commandFolder(env) })
}

function parse(command: Command, args: string[]) {
  try {
    const flags = (command.flags ?? []).map((name) => [name, { type: 'boolean' }] as const)
    const options = { ...Object.fromEntries(flags), help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw wrongUse(command)
  }
}

function overview(): string {
  const lines = Object.values(commands).map(({ usage, purpose }) => `  ${usage}: ${purpose}`)
  return [
    'Usage: npm run academy -- COMMAND',
    ...lines,
    '  COMMAND --help: show its usage',
    '  help: show this list',
  ].join('\n')
}
