import { describe, expect, it } from 'vitest'
import type { Enquiry } from '../../shared/enquiry.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { minute } from '../support/site/movable-clock.ts'
import { useContactSite, office, good } from '../support/site/contact-site.ts'

const at = useContactSite()
const { storage, send, enquiries } = at

describe('the list of enquiries', () => {
  it('has them newest first, with nothing else about the sender', async () => {
    expect(await enquiries()).toEqual([])
    for (const name of ['First', 'Second', 'Third']) {
      await send({ ...good, name, _id: 'x', createdAt: '2001-01-01T00:00:00.000Z', role: 'admin' })
      at.time.move(1000)
    }
    const list = await enquiries()
    expect(list.map(({ name }) => name)).toEqual(['Third', 'Second', 'First'])
    for (const { _id, createdAt, ...rest } of list) {
      expect(_id).toMatch(/^[\w-]{22}$/)
      expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - minute)
      expect(Object.keys(rest)).toEqual(['name', 'email', 'message'])
    }
  })

  it('C-06: is served in parts, however many a flood has left', async () => {
    const rows = Array.from({ length: 1203 }, (_, number) => ({
      ...good,
      id: `flood-${number}`,
      created_at: new Date(Date.UTC(2026, 0, 1) + number * minute).toISOString(),
    }))
    for (let at = 0; at < rows.length; at += 400) {
      await storage.db
        .insertInto('enquiries')
        .values(rows.slice(at, at + 400))
        .execute()
    }
    const first = await at.admin.get('/contact/all')
    expect(first.headers.get('x-total-count')).toBe('1203')
    expect(first.headers.get('link')).toBe('</api/admin/v1/contact/all?page=2>; rel="next"')
    const parts = [first, await at.admin.get('/contact/all?page=2')]
    const lists = await Promise.all(parts.map(async (part) => (await part.json()) as Enquiry[]))
    expect(lists.map(({ length }) => length)).toEqual([1000, 203])
    expect(lists.flat().map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id).toReversed())
    expect(parts[1]!.headers.get('link')).toBeNull()
    expect(await refusal(await at.admin.get('/contact/all?limit=1001'))).toBe(
      '400 limit must be at most 1000.',
    )
  })

  it('C-08: has them at once while mail is down, and returns 201', async () => {
    await at.mail.stop()
    expect((await send(good)).status).toBe(201)
    expect(await enquiries()).toHaveLength(1)
  })
})

describe('limits', () => {
  it('C-06: five in ten minutes from one network', async () => {
    const statuses = []
    for (let ordinal = 0; ordinal < 8; ordinal += 1) {
      const response = await send(good, { 'x-forwarded-for': `2001:db8::${ordinal}` })
      statuses.push(response.status)
      if (response.status === 429) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590)
      }
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
    expect((await send(good, { 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(201)
    expect(await enquiries()).toHaveLength(6)
    at.time.move(10 * minute)
    expect((await send(good, { 'x-forwarded-for': '2001:db8::9' })).status).toBe(201)
  })

  it('do not count what was refused', async () => {
    for (let ordinal = 0; ordinal < 8; ordinal += 1) {
      expect((await send({ ...good, email: 'a@b' })).status).toBe(400)
    }
    expect((await send(good)).status).toBe(201)
  })
})

describe('C-07: what a program sent', () => {
  it('seems to arrive, but is kept as spam and not mailed', async () => {
    const real = await send({ ...good, website: '' })
    const trapped = await send({ ...good, website: 'https://spam.example' })
    expect(trapped.status).toBe(201)
    expect(await trapped.text()).toBe(await real.text())
    expect(await enquiries()).toHaveLength(1)
    await at.mail.mailTo(office)
    await at.site.stop()
    expect(at.mail.mails).toHaveLength(1)
  })
})

describe('a message with a key', () => {
  it('is stored and mailed once', async () => {
    const headers = { 'idempotency-key': 'a7e2' }
    const responses = await Promise.all([send(good, headers), send(good, headers)])
    for (let again = 0; again < 8; again += 1) responses.push(await send(good, headers))
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(await enquiries()).toHaveLength(1)
    await at.mail.mailTo(office)
    await at.site.stop()
    expect(at.mail.mails).toHaveLength(1)
  })

  it('is refused with the key of another message, and never reported as sent', async () => {
    const headers = { 'idempotency-key': '1' }
    await send(good, headers)
    const other = await send({ ...good, message: 'Of somebody else' }, headers)
    expect(await refusal(other)).toBe(
      '409 This Idempotency-Key was already used for a different request.',
    )
    expect((await send(good, headers)).status).toBe(201)
    expect(await enquiries()).toHaveLength(1)
  })

  it('sent twice by a form without scripts is one message', async () => {
    const press = (message: string) =>
      at.site.fetch('/contact', {
        method: 'POST',
        body: new URLSearchParams({ ...good, message }),
      })
    const responses = await Promise.all([press('Hello'), press('Hello'), press('Hello again')])
    responses.push(await press('Hello'))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const messages = (await enquiries()).map(({ message }) => message)
    expect(messages.toSorted()).toEqual(['Hello', 'Hello again'])
  })

  it('is another one with another key, or with none', async () => {
    await send(good, { 'idempotency-key': 'one' })
    await send(good, { 'idempotency-key': 'two' })
    await send(good)
    await send(good)
    expect(await enquiries()).toHaveLength(4)
  })
})
