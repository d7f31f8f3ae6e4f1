import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const onServersOnly = [
  'tests/postgres/**/*.test.ts',
  'tests/fuzz/both-stores.test.ts',
  'server/database/postgres/**/*.test.ts',
  'tests/commands/copy-to*.test.ts',
  'tests/api/*bucket*.test.ts',
]

/** What a store could do differently: everything behind HTTP, and the parts that write statements. */
const onBothStores = [
  'tests/api/**/*.test.ts',
  'server/{auth,facets,mail,search}/*.test.ts',
  'server/rate-limits.test.ts',
]

/**
 * These are about the file of SQLite, the disk that pictures lie on, or the thread that searches there;
 * one moves all timers, those of connections to servers with them.
 */
const onOneMachineOnly = [
  'tests/api/{failing-storage,image-crash,pictures-on-disk,slow-bodies}.test.ts',
  'server/search/search-thread.test.ts',
]

/** What decoders refuse before any store hears of it, and what is in the build. */
const sameOnBoth = ['tests/api/{development-page,image-hostile}.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    silent: 'passed-only',
    // The server's code, which most of them load, is loaded once for each worker.
    isolate: false,
    restoreMocks: true,
    // Most of these tests wait for disks, mails and processes, so that one worker per core is not busy.
    maxWorkers: Math.max(2, availableParallelism()),
    // What is slow is a matter of the benchmarks: a busy machine fails nothing.
    testTimeout: 120_000,
    hookTimeout: 300_000,
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
          exclude: [...onOneMachineOnly, ...sameOnBoth],
          globalSetup: ['./tests/support/shared-postgres.ts', './tests/support/shared-s3.ts'],
          provide: { store: 'postgres' },
        },
      },
    ],
  },
})
