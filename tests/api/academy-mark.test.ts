import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Picture } from '../../shared/picture.ts'
import { photo } from '../support/data/pictures.ts'
import { adminCalls, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

let site: TestSite
let token: string
const storage = siteDatabase()
const time = movableClock()

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false }, { open: storage.open, clock: time.clock })
  token = await adminToken(site.dataDir, undefined, time.clock)
})
afterAll(() => site.stop())

const admin = () => adminCalls(site, token)
const keyOf = (address: string) => address.slice('/images/'.length, -'.jpg'.length)
const list = async (query = '') => {
  const response = await admin().get(`/images?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Picture[]
}

it('keeps the academy’s mark, drafted or published, and draws sharing images with it', async () => {
  const card = async () => Buffer.from(await (await site.fetch('/social/site.jpg')).arrayBuffer())
  const before = await card()
  const bytes = await photo(66, 66, 'png')
  const uploaded = await imageCalls(site, token).upload({ bytes, name: 'Our mark.png' })
  const { imageUrl: mark } = (await uploaded.json()) as { imageUrl: string }
  const path = `/images/${keyOf(mark)}`
  const tab = { kind: 'words', base: 0, tab: 'tab-of-nobody' }
  await admin().put('/drafts/words.academy', { ...tab, fields: { mark } })
  const usesOf = async () => (await list('query=our+mark&used=yes'))[0]?.usedIn
  expect(await usesOf()).toEqual([{ kind: 'draft', id: 'words.academy', title: 'The academy' }])
  expect((await admin().remove(path)).status).toBe(409)
  expect((await admin().remove('/drafts/words.academy')).status).toBe(204)

  expect((await admin().put('/words/academy', { values: { mark } })).status).toBe(200)
  expect(await usesOf()).toEqual([{ kind: 'words', id: 'academy', title: 'The academy' }])
  expect((await admin().remove(path)).status).toBe(409)
  expect(await list('query=our+mark&used=no')).toEqual([])
  const home = await (await site.fetch('/')).text()
  expect(home).toContain(`src="/images/${keyOf(mark)}-66.webp"`)
  expect(home).toContain(`<link rel="icon" href="/images/${keyOf(mark)}-66.webp"/>`)
  const own = await card()
  expect(own.equals(before)).toBe(false)

  await admin().put('/words/academy', { values: { mark: null } })
  expect((await card()).equals(before)).toBe(true)
  expect((await admin().remove(path)).status).toBe(204)
  expect(await refusal(await admin().put('/words/academy', { values: { mark } }))).toBe(
    '400 Mark: choose a picture of this site.',
  )
})
