import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const postgresOnly = [
  'tests/postgres/**/*.test.ts',
  'server/database/postgres/**/*.test.ts',
  'tests/commands/copy-to*.test.ts',
]

/** What a store could do differently; pages and pictures are made of the same answers. */
const onBothStores = [
  'server/{auth,facets,mail,search}/*.test.ts',
  'server/rate-limits.test.ts',
  'tests/api/{access-matrix,api-guard,hostile-text,odd-bodies,open-answers}.test.ts',
  'tests/api/{admin-*,contact*,log-in-{code,limits},sessions,public-*}.test.ts',
  'tests/api/{image-delete,image-sweep,replaced-picture,retention}.test.ts',
  'tests/api/{marked-search,metrics,page-cache-changes,suggestions}.test.ts',
]

export default defineConfig({
  test: {
    environment: 'node',
    silent: 'passed-only',
    // Most of these tests wait for disks, mails and processes, so that one worker per core is not busy.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['{shared,content,server,app,tests}/**/*.test.ts'],
          exclude: postgresOnly,
          provide: { store: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          // The server's code, which all of them load, is loaded once for each worker.
          isolate: false,
          include: [...postgresOnly, ...onBothStores],
          exclude: ['server/search/search-thread.test.ts'],
          globalSetup: './tests/support/shared-postgres.ts',
          provide: { store: 'postgres' },
        },
      },
    ],
  },
})
