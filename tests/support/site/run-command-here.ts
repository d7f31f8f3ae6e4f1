// Operator commands without a process each, for tests of what they do rather than of how they start and end.
import { type Outcome, runCommandLine } from '../../../server/cli/run-command-line.ts'

/** Runs one operator command in the test's process, with these settings only. */
export const runCommandHere = (args: string[], env: Record<string, string>): Promise<Outcome> =>
  runCommandLine(args, env)
