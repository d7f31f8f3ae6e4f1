import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { noReason, writeTotals } from './totals.ts'

/** Counts the tests of a run of vitest. */
export default class VitestTotals implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const outcomes = tests.map((test) => ({ test, ...outcomeOf(test) }))
    const those = (state: string) => outcomes.filter((outcome) => outcome.state === state)
    writeTotals({
      passed: those('passed').length,
      failed: those('failed').length + modules.filter(failedToLoad).length,
      skipped: those('skipped').map(({ test, note = noReason }) => ({
        name: nameOf(test),
        reason: note,
      })),
      flaky: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({ name: nameOf(test), error: test.result().errors?.[0]?.message ?? '' })),
    })
  }
}

/** A test that did not run because its suite could not be set up has failed, though vitest calls it skipped. */
function outcomeOf(test: TestCase): { state: string; note?: string | undefined } {
  const { mode } = test.options
  const result = test.result()
  if (result.state !== 'skipped') return { state: result.state }
  const meantTo = mode === 'skip' || mode === 'todo' || result.note !== undefined
  return {
    state: !meantTo && suitesOf(test).some(isBroken) ? 'failed' : 'skipped',
    note: result.note,
  }
}

function suitesOf({ parent }: TestCase | TestSuite): (TestSuite | TestModule)[] {
  return parent.type === 'module' ? [parent] : [parent, ...suitesOf(parent)]
}

const isBroken = (suite: TestSuite | TestModule) => suite.errors().length > 0
const failedToLoad = (module: TestModule) => module.children.size === 0 && isBroken(module)

function nameOf({ module, project, fullName }: TestCase): string {
  return `[${project.name}] ${module.relativeModuleId}: ${fullName}`
}
