import type { DraftFields } from '../../../shared/draft-fields.ts'
import type { BegunKind } from '../../../shared/record-kinds.ts'
import { adminCalls, goodBlog } from '../../support/requests/admin-calls.ts'
import { adminToken } from '../../support/requests/admin-token.ts'
import { draftCalls } from '../../support/requests/draft-calls.ts'
import { admins, type DrilledSite } from '../parts/drilled-site.ts'
import type { LastingBrowser } from './lasting-browser.ts'
import { draftKeyIn, forms } from './typed-words.ts'

export type Mode = 'add' | 'edit'
export type Scene = Awaited<ReturnType<typeof openScene>>

/** A form that somebody who is logged in has open: a new one by its link, one of a record by its address. */
export async function openScene(
  site: DrilledSite,
  browser: LastingBrowser,
  kind: BegunKind,
  mode: Mode,
) {
  const { path, list, link } = forms[kind]
  const logIn = () => adminToken(site.dataDir, admins[0])
  const scene = {
    ...{ site, browser, kind, mode },
    page: await browser.context.newPage(),
    token: await logIn(),

    calls: () => adminCalls(site, scene.token),
    colleague: async () => draftCalls(adminCalls(site, await adminToken(site.dataDir, admins[1]))),

    /** Goes on with this browser, logged in, at an address of the form. */
    async open(address: string): Promise<void> {
      await scene.page.goto(`${site.url}/login`)
      await scene.page.evaluate((token) => localStorage.setItem('authToken', token), scene.token)
      await scene.page.goto(address)
      await scene.ready()
    },
    ready: () => scene.page.getByRole('button', { name: 'Submit', exact: true }).waitFor(),
    async openInNewTab(address: string): Promise<void> {
      scene.page = await browser.context.newPage()
      await scene.open(address)
    },
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
  const doctor = await calls.makeDoctor({ name: 'Dr. Ada Marsh' })
  return kind === 'doctor' ? doctor._id : (await calls.makeBlog(goodBlog(doctor._id)))._id
}
