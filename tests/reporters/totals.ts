import { writeFileSync } from 'node:fs'

/** What a runner of tests found. Each test counts once, whichever of its tries it is judged by. */
export type Totals = {
  passed: number
  failed: number
  skipped: { name: string; reason: string }[]
  /** Those among the passed that failed first, with what was wrong then. */
  flaky: { name: string; error: string }[]
}

/** What is said of a skipped test that says nothing itself. */
export const noReason = 'It does not say why.'

/** Writes them as JSON to the file that `TOTALS_FILE` names; a run by hand needs none. */
export function writeTotals(totals: Totals): void {
  const file = process.env['TOTALS_FILE']
  if (file) writeFileSync(file, JSON.stringify(totals))
}
