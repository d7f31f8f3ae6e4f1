// Calls written down, several enquiries at once, who is there, what changed, and figures.
import { describe, expect, it } from 'vitest'
import type { DeskBulkResult, DeskChanges, DeskItem } from '../../shared/desk.ts'
import type { DeskFigures } from '../../shared/desk-figures.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { ada, bob, type DeskSite, patient } from '../support/site/desk-site.ts'
import { minute } from '../support/site/movable-clock.ts'
import { useEmptyDesk } from '../support/site/empty-desk.ts'

const at = useEmptyDesk()
const { put, ids, item, idOf, dayAhead } = at

type Calls = DeskSite['desk']
const bulk = async (body: object, who: Calls = at.site.desk) =>
  (await (await who.post('/enquiries/bulk', body)).json()) as DeskBulkResult
const undo = (key: string | null, who: Calls = at.site.desk) =>
  who.post('/enquiries/undo', { undo: key })

describe('calls and visits', () => {
  it('are written down, and answered by mail only where there is an address', async () => {
    const write = (fields: object) =>
      at.site.desk.post('/enquiries', {
        ...{ name: 'Max', message: 'Wants a splint', channel: 'telephone' },
        ...fields,
      })
    expect(await refusal(await write({}))).toBe('400 Enter an email address or a telephone number.')
    const response = await write({ telephone: '+1 555 0100' })
    expect(response.status).toBe(201)
    const { _id } = (await response.json()) as DeskItem
    expect(await item(_id)).toMatchObject({
      ...{ channel: 'telephone', telephone: '+1 555 0100', email: '', waitsFor: 'us' },
    })
    const reply = { text: 'Hello', lastMessageId: null }
    expect(await refusal(await at.site.desk.post(`/enquiries/${_id}/replies`, reply))).toBe(
      '400 There is no email address.',
    )
    const visit = await write({ email: patient, channel: 'visit' })
    const { _id: second } = (await visit.json()) as DeskItem
    const third = await at.site.enquire()
    expect((await at.site.open(second)).others.map((other) => other._id)).toEqual([third])
    expect((await at.site.open(_id)).others).toEqual([])
  })
})

describe('several at once', () => {
  it('are changed and put back, but for what others changed meanwhile', async () => {
    const [a, b] = [await at.site.enquire(), await at.site.enquire({ email: 'else@example.com' })]
    const before = [await item(a), await item(b)]
    const done = await bulk({ ids: [a, b, 'none'], action: 'done' })
    expect(done.changed.toSorted()).toEqual([a, b].toSorted())
    expect(done.refused).toEqual([{ id: 'none', message: 'Enquiry not found' }])
    expect(await ids('folder=done')).toHaveLength(2)
    await put(b, { assignedTo: await idOf(bob) }, at.site.colleague)
    expect((await undo(done.undo, at.site.colleague)).status).toBe(409)
    expect(await (await undo(done.undo)).json()).toEqual({
      changed: [a],
      refused: [{ id: b, message: 'Somebody else has saved this in the meantime.' }],
    })
    const { updatedAt: _updatedAt, ...same } = before[0]!
    expect(await item(a)).toMatchObject(same)
    expect((await item(b)).state).toBe('done')
    expect(await refusal(await undo(done.undo))).toBe('409 It is too late to undo this.')
    const late = await bulk({ ids: [a], action: 'later', value: dayAhead(3) })
    at.site.time.move(61_000)
    expect((await undo(late.undo)).status).toBe(409)
    expect(
      await refusal(
        await at.site.desk.post('/enquiries/bulk', { ids: [a], action: 'assign', value: 'x' }),
      ),
    ).toBe("400 This person can't answer enquiries.")
  })

  it('are urgent again, and failed again unless the reply has left meanwhile', async () => {
    const id = await at.site.enquire({ message: 'I have chest pain' })
    const urgent = await item(id)
    const seen = await bulk({ ids: [id], action: 'seen' })
    expect(await item(id)).toMatchObject({ danger: null })
    await undo(seen.undo)
    expect(await item(id)).toMatchObject({ danger: urgent.danger })

    at.site.refuse(patient)
    const reply = await at.site.reply(id)
    await expect.poll(async () => (await item(id)).failed).toBe(true)
    const failed = await item(id)
    const settle = async () => {
      const settled = await bulk({ ids: [id], action: 'settle' })
      expect(await item(id)).toMatchObject({ failed: false, waitsFor: 'patient' })
      return settled.undo
    }
    await undo(await settle())
    const { updatedAt: _updatedAt, ...same } = failed
    expect(await item(id)).toMatchObject(same)
    const key = await settle()
    at.site.refuse(undefined)
    await at.site.desk.post(`/enquiries/${id}/replies/${reply._id}/retry`, {})
    await at.site.mailsAreOut()
    expect(await (await undo(key)).json()).toMatchObject({
      refused: [{ id, message: 'The reply has left in the meantime.' }],
    })
    expect(await item(id)).toMatchObject({ failed: false, waitsFor: 'patient' })
  })

  it('come back from spam with the mark of their sender', async () => {
    const first = await at.site.enquire()
    await bulk({ ids: [first], action: 'spam' })
    const second = await at.site.enquire({ message: 'Me again' })
    const freed = await bulk({ ids: [first], action: 'open' })
    expect(await ids('folder=spam')).toEqual([])
    await undo(freed.undo)
    expect(await ids('folder=spam')).toEqual([second, first])
    await at.site.enquire({ message: 'A third time' })
    expect(await ids('folder=spam')).toHaveLength(3)
  })

  it('free what their sender wrote before a mark of spam was undone', async () => {
    const first = await at.site.enquire()
    const { undo: key } = await bulk({ ids: [first], action: 'spam' })
    const second = await at.site.enquire({ message: 'Me again' })
    expect(await ids('folder=spam')).toEqual([second, first])
    await undo(key)
    expect(await ids('folder=spam')).toEqual([])
    expect((await ids()).toSorted()).toEqual([first, second].toSorted())
  })

  it('are not given back to somebody who cannot answer them any more', async () => {
    const id = await at.site.enquire()
    await put(id, { assignedTo: await idOf(bob) })
    const { undo: key } = await bulk({ ids: [id], action: 'assign', value: null })
    await at.site.db
      .updateTable('people')
      .set({ role: 'editor' })
      .where('email', '=', bob)
      .execute()
    expect(await (await undo(key)).json()).toEqual({
      changed: [],
      refused: [{ id, message: "This person can't answer enquiries." }],
    })
    expect(await ids('folder=unassigned')).toEqual([id])
  })
})

it('colleagues see who has an enquiry open, for some seconds', async () => {
  const id = await at.site.enquire()
  await at.site.open(id)
  expect((await at.site.open(id, at.site.colleague)).present).toMatchObject([{ by: { name: ada } }])
  at.site.time.move(16_000)
  expect((await at.site.open(id, at.site.colleague)).present).toEqual([])
})

it('lists know whether anything changed, in few bytes', async () => {
  const changes = async (since = '') => {
    const text = await (await at.site.desk.get(`/enquiries/changes?since=${since}`)).text()
    return { bytes: text.length, ...(JSON.parse(text) as DeskChanges) }
  }
  const id = await at.site.enquire()
  const { since } = await changes()
  const same = await changes(since)
  expect(same).toMatchObject({ changed: false, since })
  expect(same.bytes).toBeLessThan(2048)
  for (const change of [
    () => at.site.open(id),
    () => put(id, { later: dayAhead(2) }),
    () => at.site.desk.post(`/enquiries/${id}/notes`, { text: 'A note' }),
    () => at.site.desk.remove(`/enquiries/${id}`),
  ]) {
    const { since: before } = await changes()
    await change()
    expect((await changes(before)).changed).toBe(true)
  }
})

it('figures say what came, what was answered and how long patients wait', async () => {
  const answered = await at.site.enquire()
  at.site.time.move(30 * minute)
  await at.site.reply(answered)
  await at.site.enquire({ email: 'else@example.com' })
  at.site.time.move(10 * minute)
  const figures = (await (
    await at.site.desk.get('/enquiries/figures?days=7')
  ).json()) as DeskFigures
  expect(figures).toMatchObject({
    firstReply: { median: 30, ninety: 30 },
    waitingNow: 1,
    longestWait: 10,
  })
  expect(figures.byDay).toHaveLength(7)
  expect(figures.byDay.reduce((sum, { came }) => sum + came, 0)).toBe(2)
  expect(figures.byDay.reduce((sum, row) => sum + row.answered, 0)).toBe(1)
  expect((await at.site.desk.get('/enquiries/figures?days=8')).status).toBe(400)
})
