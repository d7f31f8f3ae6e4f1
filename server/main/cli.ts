// Operator commands: npm run academy -- COMMAND
import { admin } from '../cli/admin.ts'
import { backup } from '../cli/backup.ts'
import { check } from '../cli/check.ts'
import { type Command, CommandError, reason, usageOf } from '../cli/command.ts'
import { copyTo } from '../cli/copy-to.ts'
import { mail } from '../cli/mail.ts'
import { purge } from '../cli/purge.ts'
import { restore } from '../cli/restore.ts'
import { commandFolder, readSettings } from '../core/env.ts'

process.umask(0o077)
const commands: Record<string, Command> = {
  ...{ admin, backup, restore, check, mail, purge },
  'copy-to': copyTo,
}

/** What is asked for in any of these ways is no mistake. */
const help = new Set(['help', '--help', '-h'])

try {
  const [name = '', ...args] = process.argv.slice(2)
  const said = help.has(name) ? overview() : await run(name, args)
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
  if (args.some((word) => help.has(word))) return `${usageOf(command)}\n  ${command.purpose}`
  return command.run({ args, settings: readSettings(), folder: commandFolder() })
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
