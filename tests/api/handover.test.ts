// People who leave or lose a right leave nothing running.
import { describe, expect, it, vi } from 'vitest'
import type { PersonJson } from '../../shared/people.ts'
import type { Role } from '../../shared/rights.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { day, minute } from '../support/site/movable-clock.ts'
import { useHandoverSite, previewOf, office } from '../support/site/handover-site.ts'

const setup = useHandoverSite()
const {
  storage,
  time,
  callsOf,
  busyDoctor,
  enquiriesOf,
  scheduled,
  handover,
  status,
  draft,
  told,
  audit,
  numbers,
} = setup

const noRight = { message: 'The person who scheduled this may no longer publish it.' }

describe('whoever leaves', () => {
  it('gives back what the new role, or nobody, may have, and it is named first', async () => {
    const ada = await busyDoctor()
    const enquiries = await enquiriesOf(ada._id)
    expect(await handover(ada._id)).toEqual({
      ...{ enquiries: 1, scheduled: 1, reviewRequests: 1, previewLinks: 1 },
    })
    expect(await numbers(ada._id, '?role=reviewer')).toEqual([1, 1, 0, 1])
    expect(await numbers(ada._id, '?role=editor')).toEqual([1, 0, 0, 0])
    expect(await numbers(ada._id, '?role=front-desk')).toEqual([0, 1, 1, 1])
    expect(await numbers(ada._id, '?role=doctor')).toEqual([0, 0, 0, 0])
    expect(await numbers(ada._id, `?role=doctor&doctorId=${setup.ben}`)).toEqual([0, 1, 1, 1])
    expect((await setup.owner.get(`/people/${ada._id}/handover?role=king`)).status).toBe(400)
    expect(await refusal(await setup.owner.get('/people/nobody/handover'))).toMatch(/^404/)

    expect((await setup.owner.remove(`/people/${ada._id}`)).status).toBe(204)
    for (const id of enquiries) {
      expect(await (await setup.owner.get(`/enquiries/${id}`)).json()).toMatchObject({
        assignedTo: null,
      })
    }
    expect(await draft(ada.key)).toMatchObject({
      ...{ state: 'draft', scheduledAt: null, scheduleProblem: noRight },
    })
    expect([await status(ada.preview), await status(ada.review)]).toEqual([404, 404])
    const by = { email: 'admin@example.org' }
    expect(await audit(ada.key)).toMatchObject([
      { by, action: 'deleted', kind: 'article', fields: ['preview link'] },
      { by, action: 'changed', kind: 'article', fields: ['schedule'] },
      {},
      {},
      {},
    ])
    expect((await audit(ada.page._id))[0]).toMatchObject({
      ...{ by, action: 'deleted', fields: ['review request'] },
    })
    expect(await audit(enquiries[0]!)).toContainEqual(
      expect.objectContaining({ action: 'changed', fields: ['assignedTo'] }),
    )
    const { text } = await told(ada.name)
    expect(text).toContain(
      `${ada.name} may no longer log in. To be taken over: 1 enquiry, 1 scheduled article, 1 review request and 1 preview link.`,
    )
    expect(text).toContain(`\n- Due ${ada.key}\n`)
    expect(text).toContain(`\n- ${ada.page.title}\n`)
    expect(text).not.toMatch(/Zoe|jaw clicks/)
  })

  it('keeps with another role what it may have', async () => {
    const ada = await busyDoctor()
    const become = (role: Role) =>
      setup.owner.put(`/people/${ada._id}`, { name: ada.name, role, doctorId: ada.profile })
    await become('editor')
    const ofBen = await scheduled(ada.calls, setup.ben)
    const linkOfBen = await previewOf(ada.calls, ofBen)
    expect(await numbers(ada._id, '?role=doctor')).toEqual([0, 1, 0, 1])
    await become('doctor')
    expect(await draft(ofBen)).toMatchObject({ state: 'draft', scheduleProblem: noRight })
    expect(await draft(ada.key)).toMatchObject({ state: 'scheduled', scheduleProblem: null })
    const paths = [linkOfBen, ada.preview, ada.review]
    expect(await Promise.all(paths.map(status))).toEqual([404, 200, 200])
    await become('front-desk')
    expect(await Promise.all(paths.map(status))).toEqual([404, 404, 404])
    expect((await draft(ada.key)).scheduledAt).toBeNull()
    expect((await told(ada.name)).text).toContain(
      `${ada.name} now has the role Doctor. To be taken over: 1 scheduled article and 1 preview link.`,
    )
  })

  it('schedules and shares nothing at the very moment of leaving', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = `eve${round}@example.org`
      const invited = await setup.owner.post('/people', { name: 'Eve', email, role: 'editor' })
      const { _id } = (await invited.json()) as PersonJson
      const eve = await callsOf(email)
      const key = newKey()
      const { version } = await draftCalls(eve).save(key, { ...goodBlog(setup.ben), title: key })
      const at = new Date(time.clock().getTime() + day).toISOString()
      await Promise.all([
        draftCalls(eve).schedule(key, at, version),
        draftCalls(eve).post(key, 'previews', { days: 30, note: '' }),
        setup.owner.remove(`/people/${_id}`),
      ])
      expect((await draft(key)).scheduledAt).toBeNull()
      expect(await (await setup.owner.get(`/drafts/${key}/previews`)).json()).toEqual([])
    }
  })
})

it('publishes and shows nothing for whoever has lost the right since, and tells the office', async () => {
  const [ada, eva] = [await busyDoctor(), await busyDoctor()]
  // By now the article is somebody else's.
  expect(await draftCalls(setup.owner).save(ada.key, { author_id: setup.ben }, 1)).toBeTruthy()
  // As the previous version removes a person.
  await storage.db.deleteFrom('people').where('id', '=', eva._id).execute()
  expect(await Promise.all([ada.preview, eva.preview].map(status))).toEqual([404, 404])
  time.move(3 * minute)
  for (const { key } of [ada, eva]) {
    await vi.waitFor(async () => expect((await draft(key)).scheduledAt).toBeNull(), {
      ...{ timeout: 60_000, interval: 50 },
    })
    expect(await draft(key)).toMatchObject({ state: 'draft', scheduleProblem: noRight })
    const subject = `Not published: Due ${key}`
    const { text } = await setup.mail.mailTo(office, 1, (told) => told.subject === subject)
    expect(text).toContain(noRight.message)
  }
})
