import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../support/requests/admin-calls.ts'
import { type DeskSite, startDeskSite } from '../support/site/desk-site.ts'

let site: DeskSite
beforeAll(async () => {
  site = await startDeskSite()
})
beforeEach(() => site.clear())
afterEach(() => site.mailsAreOut())
afterAll(() => site.stop())

describe('canned answers', () => {
  it('are kept by title, and no change of others is lost', async () => {
    const make = async (title: string) =>
      (await site.desk.post('/canned-answers', { title, text: 'Dear {name}' })).json()
    const second = (await make('Splints')) as { _id: string; updatedAt: string }
    await make('Hours')
    const path = `/canned-answers/${second._id}`
    const changed = { title: 'Appliances', text: 'x', updatedAt: second.updatedAt }
    expect((await site.colleague.put(path, changed)).status).toBe(200)
    expect(await refusal(await site.desk.put(path, changed))).toBe(
      '409 Somebody else has saved this in the meantime.',
    )
    const titles = async () =>
      ((await (await site.desk.get('/canned-answers')).json()) as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await titles()).toEqual(['Appliances', 'Hours'])
    expect((await site.desk.remove(path)).status).toBe(204)
    expect(await titles()).toEqual(['Hours'])
    expect(await refusal(await site.desk.post('/canned-answers', { title: '', text: '' }))).toBe(
      '400 Title is required.',
    )
  })
})
