// Operator commands: npm run academy -- COMMAND
import { runCommandLine } from '../cli/run-command-line.ts'

process.umask(0o077)
const { code, out, error } = await runCommandLine(process.argv.slice(2))
process.stdout.write(out)
process.stderr.write(error)
process.exitCode = code
