import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,content,server,app,tests}/**/*.test.ts'],
    environment: 'node',
    silent: 'passed-only',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
