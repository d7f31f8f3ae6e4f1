import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { noReason, writeTotals } from './totals.ts'

/** Counts the tests of a run of Playwright. */
export default class PlaywrightTotals implements Reporter {
  #tests: TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  onEnd(): void {
    const those = (outcome: string) => this.#tests.filter((test) => outcomeOf(test) === outcome)
    const flaky = those('flaky')
    writeTotals({
      passed: those('expected').length + flaky.length,
      failed: those('unexpected').length,
      skipped: those('skipped').map((test) => ({
        name: nameOf(test),
        reason: test.annotations.find(({ type }) => type === 'skip')?.description ?? noReason,
      })),
      flaky: flaky.map((test) => ({
        name: nameOf(test),
        error: stripVTControlCharacters(test.results[0]?.error?.message ?? ''),
      })),
    })
  }

  printsToStdio(): boolean {
    return false
  }
}

/** A test that did not run, because one before it or its set-up failed, has failed, though Playwright calls it skipped. */
function outcomeOf(test: TestCase): ReturnType<TestCase['outcome']> {
  const outcome = test.outcome()
  return outcome === 'skipped' && test.expectedStatus !== 'skipped' ? 'unexpected' : outcome
}

function nameOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(' › ')
}
