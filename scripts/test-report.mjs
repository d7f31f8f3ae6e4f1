/**
 * The summary at the end of a run. `totals`: each runner's counts, undefined if it has none. `failedSteps`:
 * names of failed checks, and of runners that failed without a failed test; each counts as one failure.
 */
export function createReport(totals, failedSteps) {
  const counted = totals.filter(Boolean)
  const sum = (name) => counted.reduce((total, part) => total + part[name], 0)
  const skipped = counted.flatMap((part) => part.skipped)
  const passed = sum('passed')
  const failed = sum('failed') + failedSteps.length
  const lines = [
    ...counted
      .flatMap(({ flaky }) => flaky)
      .map(({ name, error }) => `FLAKY, passed when run again: ${name}\n${error}`),
    ...skipped.map(({ name, reason }) => `SKIPPED: ${name}\n${reason}`),
    ...failedSteps.map((name) => `FAILED: ${name}`),
    `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
  ]
  return { ok: failed === 0 && passed > 0, text: lines.map((line) => `\n${line}\n`).join('') }
}
