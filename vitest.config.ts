import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,content,server,app,tests}/**/*.test.ts'],
    environment: 'node',
    silent: 'passed-only',
    // Most of these tests wait for disks, mails and processes, so that one worker per core is not busy.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
