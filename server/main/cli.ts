// Operator commands: npm run academy -- COMMAND
import { parseArgs } from 'node:util'
import { admin } from '../cli/admin.ts'
import { backup } from '../cli/backup.ts'
import { check } from '../cli/check.ts'
import { type Command, CommandError, reason, usageOf, wrongUse } from '../cli/command.ts'
import { copyTo } from '../cli/copy-to.ts'
import { forget } from '../cli/forget.ts'
import { mail } from '../cli/mail.ts'
import { purge } from '../cli/purge.ts'
import { receive } from '../cli/receive.ts'
import { restore } from '../cli/restore.ts'
import { revoke } from '../cli/revoke.ts'
import { sources } from '../cli/sources.ts'
import { commandFolder, readSettings } from '../core/env.ts'

process.umask(0o077)
const commands: Record<string, Command> = {
  admin,
  backup,
  restore,
  check,
  forget,
  mail,
  purge,
  receive,
  revoke,
  sources,
  'copy-to': copyTo,
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const said = ['help', '--help', '-h'].includes(name) ? overview() : await run(name, args)
  process.stdout.write(said && `${said}\n`)
} catch (error) {
  const known = error instanceof CommandError
  process.stderr.write(`${known ? error.message : reason(error)}\n`)
  process.exitCode = known ? error.exitCode : 1
}

async function run(name: string, args: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const unknown = name && `Unknown command: ${name}.\n`
    throw new CommandError(unknown + overview(), { exitCode: 2 })
  }
  const { values, positionals: operands } = parse(command, args)
  if (values.help) return `${usageOf(command)}\n  ${command.purpose}`
  const [least, most] = command.operands
  const given = operands.slice(0, least).filter((word) => word !== '')
  if (given.length < least || operands.length > most) throw wrongUse(command)
  return command.run({ operands, settings: readSettings(), folder: commandFolder() })
}

function parse(command: Command, args: string[]) {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const
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
