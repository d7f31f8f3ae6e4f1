import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// Ports of this run's own, so that two runs on one machine do not meet; workers inherit them.
process.env['SITE_PORT'] ??= String(20_000 + 2 * (process.pid % 5000))
const readersPort = Number(process.env['SITE_PORT'])
const adminPort = readersPort + 1

// What the admin's site stores, its outgoing mail included, lies where every test process finds it.
process.env['ADMIN_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'academy-admin-'))

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
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  // A site each for readers' pages and for the admin panel: what one writes, the other counts.
  projects: [
    { name: 'readers', testIgnore: '**/admin-*', use: { baseURL: addressOf(readersPort) } },
    { name: 'admin', testMatch: '**/admin-*.spec.ts', use: { baseURL: addressOf(adminPort) } },
  ],
  webServer: [serve(readersPort), serve(adminPort, process.env['ADMIN_DATA_DIR'])],
})

function addressOf(port: number): string {
  return `http://localhost:${port}`
}

function serve(port: number, dataDir = '') {
  return {
    command: `node tests/support/serve-fresh-site.ts ${port} ${dataDir}`,
    url: `${addressOf(port)}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  }
}
