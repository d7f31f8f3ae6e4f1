import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { noReason, writeTotals } from './totals.ts'

/** Counts the tests of a run of vitest. */
export default class VitestTotals implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    writeTotals({
      passed: count('passed'),
      failed: count('failed'),
      skipped: tests.flatMap((test) => {
        const result = test.result()
        if (result.state !== 'skipped') return []
        return { name: nameOf(test), reason: result.note ?? noReason }
      }),
      flaky: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({ name: nameOf(test), error: test.result().errors?.[0]?.message ?? '' })),
    })
  }
}

function nameOf({ module, project, fullName }: TestCase): string {
  return `[${project.name}] ${module.relativeModuleId}: ${fullName}`
}
