import type { Page } from '@playwright/test'
import type { BegunKind } from '../../../shared/record-kinds.ts'
import { bearer } from '../../support/requests/log-in.ts'
import * as colleague from './colleague-acts.ts'
import type { Moment } from './colleague-acts.ts'
import type { Mode, Scene } from './scene.ts'

export type Harm = {
  /** Happens while somebody types; returns what somebody else wrote. */
  during?: (moment: Moment) => Promise<string[]>
  /** Happens afterwards, and ends with the form open again. `address` is where it was. */
  strike: (scene: Scene, address: string) => Promise<void>
  /** It is done to a draft that the server has. */
  toSaved?: boolean
  /** The act takes words back, or takes them away, which the history or the trash keeps. */
  takesBack?: boolean
  /** Where it can happen; everywhere unless given. */
  only?: { kind?: BegunKind; mode?: Mode }
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
    during: colleague.writes,
    toSaved: true,
    async strike(scene) {
      await scene.page.reload()
      await scene.ready()
    },
  },
  ...actsOf({
    'a colleague discards': { during: colleague.discards, takesBack: true },
    'a colleague publishes': { during: colleague.publishes },
    'a colleague publishes beside the draft': {
      during: colleague.publishesBeside,
      only: { mode: 'edit' },
    },
    'a colleague restores': { during: colleague.restores, takesBack: true },
    'a colleague deletes': { during: colleague.deletes, takesBack: true },
    'a colleague deletes for ever': { during: colleague.deletesForEver, takesBack: true },
    'a colleague unpublishes': {
      during: colleague.unpublishes,
      only: { kind: 'blog', mode: 'edit' },
    },
    'a scheduled time passes': { during: colleague.publishedByTime, only: { kind: 'blog' } },
  }),
}

/** Each act twice: the writer stays until the form has come to rest, or closes the tab at once. */
function actsOf(acts: Record<string, Omit<Harm, 'strike'>>): Record<string, Harm> {
  async function reopen(scene: Scene, address: string) {
    await tabKilled(scene)
    await scene.openAnyhow(address)
  }
  const entries = Object.entries(acts).flatMap(([name, act]): [string, Harm][] => {
    const saved = { ...act, toSaved: true }
    const stays: Harm = {
      ...saved,
      async strike(scene, address) {
        await scene.rest()
        await reopen(scene, address)
      },
    }
    return [
      [name, stays],
      [`${name}, tab killed`, { ...saved, strike: reopen }],
    ]
  })
  return Object.fromEntries(entries)
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
