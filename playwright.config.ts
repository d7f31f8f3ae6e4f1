import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import type { SiteOptions } from './tests/support/browser/site-test.ts'

// Ports of this run's own, so that two runs on one machine do not meet; workers inherit them.
process.env['SITE_PORT'] ??= String(20_000 + 3 * (process.pid % 3000))
const readersPort = Number(process.env['SITE_PORT'])
const adminPort = readersPort + 1
const serversPort = readersPort + 2

// What a site stores, its outgoing mail included, lies where every test process finds it.
process.env['BROWSER_TESTS_DIR'] ??= mkdtempSync(join(tmpdir(), 'academy-browser-'))
const [readersDir, adminDir, serversDir] = ['readers', 'admin', 'servers'].map((name) => {
  const dataDir = join(process.env['BROWSER_TESTS_DIR']!, name)
  mkdirSync(dataDir, { recursive: true })
  return dataDir
}) as [string, string, string]

/** Where it is about noon: from 9 p.m. the home page begins with another part. */
const hoursToNoon = 12 - new Date().getUTCHours()
const timezoneId = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`

const inWholeRun = Boolean(process.env['CI'])
/** `npm test` sets it where a chosen spec has such tests: nobody else waits for three servers more. */
const onServersToo = Boolean(process.env['BROWSER_TESTS_ON_SERVERS'])

export default defineConfig<SiteOptions>({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  // What is slow is a matter of the benchmarks: a busy machine fails nothing.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['./tests/reporters/playwright-totals.ts']],
  // A test that passes then is named (decision 26).
  retries: inWholeRun ? 1 : 0,
  outputDir: 'test-results',
  use: {
    // Without it a click on what never appears waits for the whole of the test's time.
    actionTimeout: 60_000,
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
    {
      name: 'readers',
      testIgnore: '**/admin-*',
      use: { baseURL: addressOf(readersPort), dataDir: readersDir, timezoneId },
    },
    {
      name: 'admin',
      testMatch: '**/admin-*.spec.ts',
      grepInvert: /@servers/,
      use: { baseURL: addressOf(adminPort), dataDir: adminDir },
    },
    ...(onServersToo ? [journeysOnServers()] : []),
  ],
  webServer: [
    serve(
      readersPort,
      `node tests/support/browser/serve-fresh-site.ts ${readersPort} ${readersDir}`,
    ),
    serve(adminPort, `node tests/support/browser/serve-fresh-site.ts ${adminPort} ${adminDir}`),
    ...(onServersToo
      ? [
          serve(
            serversPort,
            `node tests/support/browser/serve-site-on-servers.ts ${serversPort} ${serversDir}`,
          ),
        ]
      : []),
  ],
})

/**
 * What only the whole program proves on PostgreSQL, a bucket and SMTP: mail that leaves, pictures stored and shown,
 * drafts kept. Pages do not depend on the store, and tests of the API run on both.
 */
function journeysOnServers() {
  return {
    name: 'servers',
    grep: /@journey|@servers/,
    use: { baseURL: addressOf(serversPort), dataDir: serversDir },
  }
}

function addressOf(port: number): string {
  return `http://localhost:${port}`
}

function serve(port: number, command: string) {
  return {
    command,
    url: `${addressOf(port)}/readyz`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  }
}
