import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// A port of this run's own, so that two runs on one machine do not meet; workers inherit it.
process.env['SITE_PORT'] ??= String(20_000 + (process.pid % 10_000))
const port = process.env['SITE_PORT']

// What the site stores, its outgoing mail included, lies where the tests find it, in every process.
process.env['SITE_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'academy-browser-'))

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: `node tests/support/serve-fresh-site.ts ${port}`,
    url: `http://localhost:${port}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
