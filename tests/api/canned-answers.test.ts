import { describe, expect, it } from 'vitest'
import { refusal } from '../support/requests/admin-calls.ts'
import { useEmptyDesk } from '../support/site/empty-desk.ts'

const at = useEmptyDesk()

describe('canned answers', () => {
  it('are kept by title, and no change of others is lost', async () => {
    const make = async (title: string) =>
      (await at.site.desk.post('/canned-answers', { title, text: 'Dear {name}' })).json()
    const second = (await make('Splints')) as { _id: string; updatedAt: string }
    await make('Hours')
    const path = `/canned-answers/${second._id}`
    const changed = { title: 'Appliances', text: 'x', updatedAt: second.updatedAt }
    expect((await at.site.colleague.put(path, changed)).status).toBe(200)
    expect(await refusal(await at.site.desk.put(path, changed))).toBe(
      '409 Somebody else has saved this in the meantime.',
    )
    const titles = async () =>
      ((await (await at.site.desk.get('/canned-answers')).json()) as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await titles()).toEqual(['Appliances', 'Hours'])
    expect((await at.site.desk.remove(path)).status).toBe(204)
    expect(await titles()).toEqual(['Hours'])
    expect(await refusal(await at.site.desk.post('/canned-answers', { title: '', text: '' }))).toBe(
      '400 Title is required.',
    )
  })
})
