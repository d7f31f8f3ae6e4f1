import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--window-size=1280,900']
const ends = ['SIGINT', 'SIGTERM'] as const
const quiet = ['--no-first-run', '--disable-background-networking']

export type LastingBrowser = ReturnType<typeof lastingBrowser>

/** A browser that can be killed and started again with the same profile. */
export function lastingBrowser(folder: string) {
  let child: ChildProcess | undefined
  let browser: Browser | undefined

  function kill() {
    const pid = child?.pid
    // The group: the browser's own processes as well.
    if (pid !== undefined && child?.exitCode === null && child.signalCode === null) {
      process.kill(-pid, 'SIGKILL')
    }
  }

  /** A group of its own outlives this process unless it is ended with it. */
  function end() {
    kill()
    process.exit(1)
  }

  return {
    get context(): BrowserContext {
      return browser!.contexts()[0]!
    },
    async start(): Promise<void> {
      const profile = `--user-data-dir=${join(folder, 'profile')}`
      const args = [...flags, ...quiet, profile, '--remote-debugging-port=0', 'about:blank']
      const program = process.env['CHROMIUM_PATH'] ?? 'chromium'
      child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
      for (const event of ends) process.once(event, end)
      browser = await chromium.connectOverCDP(await debuggingAddress(child))
      this.context.on('page', (page) => page.on('dialog', (dialog) => void dialog.accept()))
    },
    /** Ends it at once, as a power cut does. */
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      kill()
      await ended
      for (const event of ends) process.off(event, end)
    },
  }
}

async function debuggingAddress(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const data of child.stderr!.iterator({ destroyOnReturn: false })) {
    said += String(data)
    const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
    if (address) {
      child.stderr!.resume()
      return address
    }
  }
  throw new Error(`the browser does not start: ${said}`)
}
