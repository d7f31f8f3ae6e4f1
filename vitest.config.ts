import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Which tests run on which store. `onBothStores` is what a store could do differently: everything behind
 * HTTP, and the parts that write statements. `onSqliteOnly` is about the file of SQLite, the disk that
 * pictures lie on or the thread that searches there, moves all timers, is over before a store is reached, or sends no
 * statement that other tests do not send to both. Single tests of a file on both stores are left out on PostgreSQL by
 * `onSqlite`; what has no mark runs on both.
 */
const { onServersOnly, onBothStores, onSqliteOnly } = JSON.parse(
  readFileSync(new URL('tests/stores.json', import.meta.url), 'utf8'),
) as Record<'onServersOnly' | 'onBothStores' | 'onSqliteOnly', string[]>

const startsProcesses = /\/tests\/(?:commands|fuzz|postgres|process|security)\/|bucket|image/

/** What starts processes of its own takes longest: begun last, it would keep one worker busy, and the others idle. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Object.groupBy(await super.sort(files), ({ project }) => project.name)
    return Object.values(byProject).flatMap((ofOne = []) => [
      ...ofOne.filter(({ moduleId }) => startsProcesses.test(moduleId)),
      ...ofOne.filter(({ moduleId }) => !startsProcesses.test(moduleId)),
    ])
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['./tests/support/site/stale-build.mjs'],
    silent: 'passed-only',
    reporters: ['default', './tests/reporters/vitest-totals.ts'],
    // `npm test` only, which names them (decision 26).
    retry: process.env['CI'] ? 1 : 0,
    // The server's code, which most of them load, is loaded once for each worker.
    isolate: false,
    restoreMocks: true,
    // Most of these tests wait for mails, limits and processes: a worker per core leaves the cores idle.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: ProcessesFirst },
    // What is slow is a matter of the benchmarks: a busy machine fails nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['{shared,content,server,app,tests}/**/*.test.ts'],
          exclude: onServersOnly,
          provide: { store: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...onServersOnly, ...onBothStores],
          exclude: onSqliteOnly,
          globalSetup: [
            './tests/support/stores/shared-postgres.ts',
            './tests/support/stores/shared-s3.ts',
          ],
          setupFiles: ['./tests/support/stores/patient-limits.ts'],
          provide: { store: 'postgres' },
        },
      },
    ],
  },
})
