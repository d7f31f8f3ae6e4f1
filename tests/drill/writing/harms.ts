import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { bearer } from '../../support/requests/log-in.ts'
import type { Scene } from './scene.ts'
import { draftKeyIn, forms } from './typed-words.ts'
import { valueText } from '../../../shared/value-text.ts'

type Moment = {
  scene: Scene
  round: number
  /** Words for somebody else to write. */
  words: (howMany: number) => string[]
}

export type Harm = {
  /** Happens in the middle of typing; returns what somebody else wrote. */
  during?: (moment: Moment) => Promise<string[]>
  /** Happens afterwards, and ends with the form open again. `address` is where it was. */
  strike: (scene: Scene, address: string) => Promise<void>
}

const refusals = [500, 503, 429]

async function nobody(action: Promise<unknown>): Promise<string[]> {
  await action
  return []
}

async function tabKilled({ page }: Scene): Promise<void> {
  await page.close()
}

/** All that can happen to a text while it is written, by its name in the report. */
export const harms: Record<string, Harm> = {
  'tab killed': {
    async strike(scene, address) {
      await tabKilled(scene)
      await scene.openInNewTab(address)
    },
  },
  'renderer crash': {
    async strike(scene, address) {
      const crashed = scene.page.waitForEvent('crash')
      const session = await scene.browser.context.newCDPSession(scene.page)
      // The response never comes.
      void session.send('Page.crash').catch(() => undefined)
      await crashed
      await tabKilled(scene)
      await scene.openInNewTab(address)
    },
  },
  'browser kill -9': {
    async strike(scene, address) {
      await scene.browser.kill()
      await scene.browser.start()
      await scene.openInNewTab(address)
    },
  },
  reload: {
    async strike(scene) {
      await scene.page.reload()
      await scene.ready()
    },
  },
  Back: {
    async strike(scene) {
      await scene.page.goBack()
      await scene.page.goForward()
      await scene.ready()
    },
  },
  'another address': {
    async strike(scene) {
      await scene.page.goto(`${scene.site.url}/about`)
      await scene.page.goBack()
      await scene.ready()
    },
  },
  'session expired': {
    during: ({ scene }) => nobody(endSession(scene)),
    async strike(scene, address) {
      await scene.page.reload()
      await scene.logInAndOpen(address)
    },
  },
  'log-out in another tab': {
    async strike(scene, address) {
      const other = await scene.browser.context.newPage()
      await other.goto(`${scene.site.url}/admin/blogs`)
      await other.getByRole('button', { name: 'Logout', exact: true }).click()
      await other.waitForURL(`${scene.site.url}/`)
      await other.close()
      await scene.page.reload()
      await scene.logInAndOpen(address)
    },
  },
  'dead line, tab killed': {
    during: ({ scene }) => nobody(scene.browser.context.setOffline(true)),
    async strike(scene, address) {
      await tabKilled(scene)
      await scene.browser.context.setOffline(false)
      await scene.openInNewTab(address)
    },
  },
  'server kill -9': {
    during: ({ scene }) => nobody(scene.site.stop('SIGKILL')),
    async strike(scene, address) {
      // Nobody is there to serve the page.
      await scene.page.reload().catch(() => undefined)
      await scene.site.start()
      await scene.open(address)
    },
  },
  'save refused': {
    during: ({ scene, round }) => nobody(refuseSaves(scene.page, refusals[round % 3]!)),
    async strike(scene, address) {
      await tabKilled(scene)
      await scene.openInNewTab(address)
    },
  },
  'two editors': {
    during: someoneElseWrites,
    async strike(scene) {
      await scene.page.reload()
      await scene.ready()
    },
  },
}

async function endSession({ site, token }: Scene): Promise<void> {
  const path = '/api/admin/v1/auth/logout'
  await site.fetch(path, { method: 'POST', headers: bearer(token) })
}

async function refuseSaves(page: Page, status: number): Promise<void> {
  await page.route('**/api/admin/v1/drafts/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status, json: { message: 'Not now.' } })
      : route.fallback(),
  )
}

const savedWithinMs = 20_000

/** Another paragraph at the end of a text, and other words in the line that names the record. */
async function someoneElseWrites({ scene, words }: Moment): Promise<string[]> {
  const { kind, page } = scene
  const { name, text } = forms[kind]
  const until = performance.now() + savedWithinMs
  while (!(await scene.stored(page.url()))) {
    if (performance.now() > until) throw new Error(`no draft after ${savedWithinMs} ms`)
    await wait(100)
  }
  const drafts = await scene.colleague()
  const key = draftKeyIn(kind, page.url())!
  const { version, fields } = await drafts.get(key)
  const [inName, inText] = [words(2), words(2)]
  const changed = {
    [name]: `${valueText(fields[name])} ${inName.join(' ')}`,
    [text]: `${valueText(fields[text])}<p>${inText.join(' ')}</p>`,
  }
  await drafts.save(key, changed, version, kind)
  return [...inName, ...inText]
}
