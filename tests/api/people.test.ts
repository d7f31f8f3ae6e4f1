import { describe, expect, it } from 'vitest'
import type { PersonJson } from '../../shared/people.ts'
import type { Role } from '../../shared/rights.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { day } from '../support/site/movable-clock.ts'
import { usePeopleSite, ownerEmail, json } from '../support/site/people-site.ts'

const setup = usePeopleSite()
const { storage, time, callsOf, audit, invite } = setup

const people = () => json<PersonJson[]>(setup.owner.get('/people'))

describe('people', () => {
  it('are refused in the order of the rules', async () => {
    const post = async (body: object) => refusal(await setup.owner.post('/people', body))
    const good = { name: 'Eva', email: 'eva@example.org', role: 'doctor', doctorId: setup.ada }
    expect(await post({})).toBe('400 Name is required.')
    expect(await post({ name: 'Eva' })).toBe('400 Email is required.')
    expect(await post({ name: 'Eva', email: 'x' })).toBe('400 Enter a valid email address.')
    expect(await post({ ...good, role: 'king' })).toBe('400 Role is required.')
    expect(await post({ ...good, doctorId: null })).toBe("400 Choose the doctor's profile.")
    expect(await post({ ...good, doctorId: 'nobody' })).toBe("400 Choose the doctor's profile.")
    expect(await post({ ...good, email: 'ADMIN@example.org' })).toBe(
      '409 This address is on the list already.',
    )
  })

  it('are invited for 14 days, and again, until they have logged in', async () => {
    const { _id, state } = await invite('Lena', 'reviewer')
    expect(state).toBe('invited')
    time.move(14 * day)
    setup.owner = await callsOf(ownerEmail)
    const stateOf = async () => (await people()).find((person) => person._id === _id)?.state
    expect(await stateOf()).toBe('lapsed')
    expect((await setup.owner.post(`/people/${_id}/invitations`, '')).status).toBe(202)
    expect(await stateOf()).toBe('invited')
    await callsOf('lena@example.org')
    expect(await stateOf()).toBe('active')
    expect(await refusal(await setup.owner.post(`/people/${_id}/invitations`, ''))).toBe(
      '409 This person has logged in already.',
    )
  })

  it('have another role from the next request on, and are out at once', async () => {
    const { _id } = await invite('Otto', 'editor')
    const otto = await callsOf('otto@example.org')
    expect((await otto.get('/blogs')).status).toBe(200)
    const change = { name: 'Otto', role: 'front-desk' }
    expect((await setup.owner.put(`/people/${_id}`, change)).status).toBe(200)
    expect(await refusal(await otto.get('/blogs'))).toBe('403 You may not do this.')
    expect((await otto.get('/contact/all')).status).toBe(200)
    expect((await setup.owner.remove(`/people/${_id}`)).status).toBe(204)
    expect(await refusal(await otto.get('/contact/all'))).toBe(
      '401 Your session has ended. Please log in again.',
    )
    const sendCode = (email: string) =>
      setup.site.postJson('/api/admin/v1/auth/send-otp', { email }).then(async (response) => ({
        ...{ status: response.status, headers: [...response.headers.keys()] },
        body: (await response.json()) as { otpToken: string },
      }))
    const [removed, stranger] = [
      await sendCode('otto@example.org'),
      await sendCode('no@example.org'),
    ]
    expect({ ...removed, body: { ...removed.body, otpToken: '' } }).toEqual({
      ...{ ...stranger, body: { ...stranger.body, otpToken: '' } },
    })
    expect(removed.body.otpToken).toHaveLength(stranger.body.otpToken.length)
    expect(await audit('?person=otto@example.org')).toMatchObject([
      { action: 'read', kind: 'enquiry', fields: ['list'], by: { _id: null } },
      { action: 'logged in', kind: 'session' },
    ])
    expect(await audit(`?record=${_id}`)).toMatchObject([
      { action: 'removed', title: 'otto@example.org' },
      { action: 'changed', fields: ['role'] },
      { action: 'invited' },
    ])
  })

  it('give their enquiries back with a role that cannot answer, however close they get one', async () => {
    const { _id } = await invite('Fay', 'front-desk')
    const message = { name: 'Zoe', email: 'zoe@example.com', message: 'My jaw clicks.' }
    await setup.site.postJson('/api/user/v1/contact/send-message', message)
    const enquiry = () =>
      storage.db.selectFrom('enquiries').select(['id', 'assigned_to']).executeTakeFirstOrThrow()
    const { id } = await enquiry()
    const become = (role: Role) => setup.owner.put(`/people/${_id}`, { name: 'Fay', role })
    const give = () => setup.owner.put(`/enquiries/${id}`, { assignedTo: _id })
    for (let round = 0; round < 4; round += 1) {
      const [given, changed] = await Promise.all([give(), become('editor')])
      expect([200, 400]).toContain(given.status)
      expect(changed.status).toBe(200)
      expect((await enquiry()).assigned_to).toBeNull()
      expect((await become('front-desk')).status).toBe(200)
    }
    expect((await give()).status).toBe(200)
    await become('reviewer')
    expect((await enquiry()).assigned_to).toBeNull()
  })

  it('always have an owner, and keep those of the settings', async () => {
    const [admin] = await people()
    const change = { name: 'Admin', role: 'editor' }
    const kept = '409 The settings name this address as an owner.'
    expect(await refusal(await setup.owner.put(`/people/${admin!._id}`, change))).toBe(kept)
    expect(await refusal(await setup.owner.remove(`/people/${admin!._id}`))).toBe(kept)
  })
})

describe('two owners', () => {
  it('take each other away at the same moment, and one stays', async () => {
    const { db } = storage
    for (const name of ['Ida', 'Max']) await invite(name, 'owner')
    const [ida, max] = [await callsOf('ida@example.org'), await callsOf('max@example.org')]
    const idOf = async (email: string) => (await people()).find((each) => each.email === email)!._id
    const [idaId, maxId] = [await idOf('ida@example.org'), await idOf('max@example.org')]
    const [one, two] = await Promise.all([
      ida.remove(`/people/${maxId}`),
      max.remove(`/people/${idaId}`),
    ])
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([204, 401])
    const admins = await db
      .selectFrom('admins')
      .select('email')
      .where('email', '!=', ownerEmail)
      .execute()
    expect(admins).toHaveLength(1)
  })
})
