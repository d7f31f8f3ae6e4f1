import { describe, expect, it } from 'vitest'
import { recordAudit } from '../support/site/built-program.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { day } from '../support/site/movable-clock.ts'
import { usePeopleSite, ownerEmail } from '../support/site/people-site.ts'

const setup = usePeopleSite()
const { storage, time, audit } = setup

describe('the audit log', () => {
  it('names fields of articles, is exported and changed by nobody', async () => {
    const { _id } = await setup.owner.makeBlog({ ...goodBlog(setup.ada), title: '=1+1' })
    await setup.owner.put(`/blogs/${_id}`, { ...goodBlog(setup.ada), title: '=1+2' })
    expect(await audit(`?kind=article&record=${_id}`)).toMatchObject([
      { action: 'changed', fields: ['title'], title: '=1+2', by: { email: ownerEmail } },
      { action: 'created', title: '=1+1' },
    ])
    const file = await setup.owner.get(`/audit.csv?record=${_id}`)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(await file.text()).toContain("'=1+2,title\r\n")
    expect(await audit('?action=exported')).toMatchObject([
      { kind: 'site', fields: ['audit', '2 rows'] },
    ])
    expect((await setup.owner.get('/audit?from=soon')).status).toBe(400)
    expect((await setup.owner.remove('/audit')).status).toBe(404)
  })
  it('has days of the academy, the long and the short one too', async () => {
    const { db } = storage
    const edges = ['11-01T03:59:59', '11-01T04:00:00', '11-02T04:59:59', '11-02T05:00:00']
    for (const edge of edges)
      await recordAudit(db, {
        ...{ at: `2020-${edge}.999Z`, by: 'edge@example.org', action: 'read', kind: 'enquiry' },
      })
    const times = async (query: string) =>
      (await audit(`?person=edge@example.org&${query}`))
        .map(({ at }) => at.slice(5, 19))
        .toReversed()
    expect(await times('from=2020-11-01&to=2020-11-01')).toEqual(edges.slice(1, 3))
    expect(await times('from=2020-11-02')).toEqual(edges.slice(3))
    expect(await times('to=2020-10-31')).toEqual(edges.slice(0, 1))
    expect(await times('to=2020-11-01T04:00:00.999Z')).toEqual(edges.slice(0, 2))
  })
  it('notes tags, schedules and discarded drafts', async () => {
    const { _id } = await setup.owner.makeBlog({ ...goodBlog(setup.ada), title: 'Noted' })
    const drafts = draftCalls(setup.owner)
    const { version } = await drafts.save(`blog.${_id}`, { title: 'Noted again' })
    const at = new Date(time.clock().getTime() + day).toISOString()
    expect((await drafts.schedule(`blog.${_id}`, at, version)).status).toBe(200)
    expect((await drafts.remove(`blog.${_id}`)).status).toBe(204)
    time.move(1000)
    const change = { action: 'add tag', ids: [_id], tag: 'Noted' }
    expect((await setup.owner.post('/blogs/bulk', change)).status).toBe(200)
    expect(await audit(`?record=${_id}`)).toMatchObject([
      { action: 'changed', fields: ['tags'] },
      { action: 'deleted', fields: ['draft'] },
      { action: 'changed', fields: ['schedule'] },
      { action: 'created', fields: ['draft'], title: '' },
      { action: 'created', fields: [] },
    ])
  })
})
