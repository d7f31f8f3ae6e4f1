// Operator commands: npm run academy -- COMMAND
import { admin } from './commands/admin.ts'
import { backup } from './commands/backup.ts'
import { check } from './commands/check.ts'
import { type Command, CommandError, reason } from './commands/command.ts'
import { copyTo } from './commands/copy-to.ts'
import { purge } from './commands/purge.ts'
import { restore } from './commands/restore.ts'
import { readSettings } from './env.ts'

process.umask(0o077)
const commands: Record<string, Command> = {
  ...{ admin, backup, restore, check, purge },
  'copy-to': copyTo,
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CommandError(overview(), { exitCode: 2 })
  // npm runs scripts in the project's folder and says here where it was called.
  const folder = process.env['INIT_CWD'] ?? process.cwd()
  const said = await command.run({ args, settings: readSettings(process.env), folder })
  process.stdout.write(said && `${said}\n`)
} catch (error) {
  const known = error instanceof CommandError
  process.stderr.write(`${known ? error.message : reason(error)}\n`)
  process.exitCode = known ? error.exitCode : 1
}

function overview(): string {
  const lines = Object.values(commands).map(({ usage, purpose }) => `  ${usage}: ${purpose}`)
  return ['Usage: npm run academy -- COMMAND', ...lines].join('\n')
}
