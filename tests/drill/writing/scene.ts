import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import type { BegunKind } from '../../../shared/record-kinds.ts'
import { adminCalls, goodBlog } from '../../support/requests/admin-calls.ts'
import { adminToken } from '../../support/requests/admin-token.ts'
import { draftCalls } from '../../support/requests/draft-calls.ts'
import { admins, type DrilledSite } from '../parts/drilled-site.ts'
import type { LastingBrowser } from './lasting-browser.ts'
import { offeredForms } from './offered-forms.ts'
import { draftKeyIn, forms, wordsInFields, wordsInForm } from './typed-words.ts'
import { untilTrue } from './until-true.ts'

export type Mode = 'add' | 'edit'
export type Scene = Awaited<ReturnType<typeof openScene>>

/** A form that somebody who is logged in has open: a new one by its link, one of a record by its address. */
export async function openScene(
  site: DrilledSite,
  browser: LastingBrowser,
  kind: BegunKind,
  mode: Mode,
  round: number,
) {
  const { path, list, link } = forms[kind]
  const logIn = () => adminToken(site.dataDir, admins[0])
  const refusals = { inARow: 0, most: 0 }

  async function newPage(): Promise<Page> {
    const page = await browser.context.newPage()
    page.on('response', (response) => {
      if (response.request().method() !== 'PUT' || !response.url().includes('/drafts/')) return
      refusals.inARow = response.status() === 409 ? refusals.inARow + 1 : 0
      refusals.most = Math.max(refusals.most, refusals.inARow)
    })
    return page
  }

  const scene = {
    ...{ site, browser, kind, mode, refusals },
    page: await newPage(),
    token: await logIn(),

    calls: () => adminCalls(site, scene.token),

    /** Goes on with this browser, logged in, at an address of the form. */
    async open(address: string): Promise<void> {
      await scene.page.goto(`${site.url}/login`)
      await scene.page.evaluate((token) => localStorage.setItem('authToken', token), scene.token)
      await scene.page.goto(address)
      await scene.ready()
    },
    ready: () => scene.page.getByRole('button', { name: 'Submit', exact: true }).waitFor(),
    async openInNewTab(address: string): Promise<void> {
      scene.page = await newPage()
      await scene.open(address)
    },
    /** Opens it in a new tab, where a record that is gone may have no form any more. */
    async openAnyhow(address: string): Promise<void> {
      scene.page = await newPage()
      await scene.page.goto(address)
      const submit = scene.page.getByRole('button', { name: 'Submit', exact: true })
      await submit
        .or(scene.page.getByText(/^(Article not found|This doctor is no longer)/))
        .first()
        .waitFor()
      await scene.rest()
    },
    /**
     * Waits until the server has what the form has, or the form asks for a decision. Throws where it does
     * neither, as a form that saves for ever.
     */
    async rest(): Promise<void> {
      const { page } = scene
      const decision = page
        .getByRole('group', { name: /^Two versions of/ })
        .or(page.getByRole('alert').filter({ hasText: 'was deleted' }))
      const line = page.locator('.state-line [role=status]')
      await untilTrue('the form does not come to rest', async () => {
        if ((await decision.count()) > 0) return true
        // Choices may name what earlier rounds have published.
        const inForm = [...(await wordsInForm(page))]
        const mine = inForm.filter((word) => word.startsWith(`r${round}w`))
        const stored = wordsInFields((await scene.stored(page.url())) ?? {})
        const said = await line.allInnerTexts()
        return !said.includes('Saving…') && mine.every((word) => stored.has(word))
      })
    },
    /** Waits until the server has unpublished work of this form. */
    saved: () =>
      untilTrue('nothing is saved', async () => {
        const key = draftKeyIn(kind, scene.page.url())
        const response = key && (await scene.calls().get(`/drafts/${key}`))
        if (!response || !response.ok) return false
        return ((await response.json()) as { version: number }).version > 0
      }),
    /** The words in all forms that the form of a new record offers to go on with. */
    offered: () => offeredForms(scene.page, `${site.url}${path}`, round),
    async logInAndOpen(address: string): Promise<void> {
      scene.token = await logIn()
      await scene.open(address)
    },

    /** What the server has of the draft at this address; undefined where it has none. */
    async stored(address: string): Promise<DraftFields | undefined> {
      const key = draftKeyIn(kind, address)
      if (!key) return undefined
      const response = await scene.calls().get(`/drafts/${key}`)
      if (response.status === 404) return undefined
      const { fields } = (await response.json()) as { fields: DraftFields }
      return fields
    },
    /** The words that the server has of it, in its versions too. */
    async storedWords(address: string): Promise<Set<string>> {
      const words = wordsInFields((await scene.stored(address)) ?? {})
      const key = draftKeyIn(kind, address)!
      const drafts = draftCalls(scene.calls())
      const versions = await drafts.versions(key).catch(() => [])
      for (const { number } of versions) {
        const { fields } = await drafts.version(key, number)
        for (const word of wordsInFields(fields)) words.add(word)
      }
      return words
    },
  }
  if (mode === 'edit') {
    await scene.open(`${site.url}${path}?id=${await madeRecord(scene.calls(), kind)}`)
  } else {
    await scene.page.goto(`${site.url}/login`)
    await scene.page.evaluate((token) => localStorage.setItem('authToken', token), scene.token)
    await scene.page.goto(`${site.url}${list}`)
    await scene.page.getByRole('link', { name: link }).click()
    await scene.ready()
  }
  return scene
}

async function madeRecord(calls: ReturnType<typeof adminCalls>, kind: BegunKind): Promise<string> {
  // A deleted record's address is free again, but what this device has kept of it is not this one's.
  const number = randomInt(1e9)
  const doctor = await calls.makeDoctor({ name: `Dr. Ada Marsh ${number}` })
  if (kind === 'doctor') return doctor._id
  return (await calls.makeBlog({ ...goodBlog(doctor._id), title: `Jaw pain ${number}` }))._id
}
