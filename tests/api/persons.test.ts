import { expect, it } from 'vitest'
import type { PersonData } from '../../shared/persons.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { day } from '../support/site/movable-clock.ts'
import { startTestSite } from '../support/site/test-site.ts'
import { usePersonsSite, ada, zoe, typed, settings } from '../support/site/persons-site.ts'

const stored = usePersonsSite()
const {
  time,
  at,
  enquire,
  writeDown,
  addConversation,
  addNewsletter,
  addRemark,
  outbox,
  everyByte,
  newestAct,
} = stored

it('finds and erases all that is stored about a person, whatever its spelling, and nothing else', async () => {
  const first = await enquire('Zoë', zoe, 'canary-form')
  await stored.calls.post(`/enquiries/${first}/notes`, { text: 'canary-note' })
  const reply = { text: 'canary-reply', lastMessageId: null }
  expect((await stored.calls.post(`/enquiries/${first}/replies`, reply)).status).toBe(201)
  await writeDown({ name: 'Zoë', message: `canary-call, writes from ${typed}.` })
  await writeDown({ name: 'Zoe', message: 'canary-same-number' })
  await writeDown({ name: 'Max', message: 'stays: same number, another name' })
  const other = await enquire('Bo', 'bo@example.com', 'stays: of Bo')
  await addConversation(other)
  await addNewsletter()
  await addRemark()
  // The confirmation and the reply become files; the mail that was given up stays a row.
  const waiting = () => stored.db.selectFrom('mail_outbox').select('id').execute()
  await expect.poll(waiting).toEqual([])
  expect(await outbox()).toHaveLength(3 + 1)
  const mail = { recipient: zoe, subject: 'canary-given-up', text: '', html: '', attempts: 20 }
  await stored.db
    .insertInto('mail_outbox')
    .values({ ...mail, id: 'o', created_at: at(), next_attempt_at: '9999' })
    .execute()

  const response = await stored.calls.get(`/persons?email=${encodeURIComponent(typed)}`)
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('attachment'),
  ])
  const data = (await response.json()) as PersonData
  expect(data.email).toBe(typed)
  expect(data.enquiries.map(({ message }) => message).toSorted()).toEqual([
    `canary-call, writes from ${typed}.`,
    'canary-form',
    'canary-same-number',
  ])
  const { thread } = data.enquiries.find(({ _id }) => _id === first)!
  expect(thread.map(({ text }) => text)).toEqual(['canary-note', 'canary-reply'])
  expect(data.subscription).toEqual({ requestedAt: at(), confirmedAt: at(), consent: null })
  expect(data.issues).toEqual([{ subject: 'Winter', at: at() }])
  expect(data.mails.map(({ subject, text }) => text ?? subject)).toEqual(
    expect.arrayContaining(['canary-mail', 'canary-given-up']),
  )
  expect(data.mails).toHaveLength(2 + 2)
  expect(data.remarks).toMatchObject([
    { author: zoe, body: `stays: ask ${typed}`, closedBy: zoe },
    { author: zoe, body: 'stays: done' },
  ])
  expect(await newestAct()).toMatchObject({ action: 'exported', kind: 'enquiry', title: '' })

  const erased = await stored.calls.remove('/persons', { email: typed })
  expect(await erased.json()).toEqual({ enquiries: 3, subscriptions: 1, mails: 4 })
  const bytes = await everyByte()
  expect(/.{60}(?:canary|example\.com\.pdf).{60}/is.exec(bytes)?.[0]).toBeUndefined()
  for (const left of [
    'stays: of Bo',
    'same number, another name',
    'Write to <[erased]>.',
    'See [erased]!',
    'stays: ask [erased]',
    'stays: done',
  ])
    expect(bytes).toContain(left)
  expect(await newestAct()).toMatchObject({ action: 'erased', kind: 'enquiry', by: { email: ada } })
  const search = (await (
    await stored.calls.get('/enquiries?folder=all&query=zoe.canary')
  ).json()) as []
  expect(search).toEqual([])

  const again = await stored.calls.remove('/persons', { email: zoe })
  expect(await again.json()).toEqual({ enquiries: 0, subscriptions: 0, mails: 0 })
  const nothing = (await (await stored.calls.get(`/persons?email=${zoe}`)).json()) as PersonData
  const none = { enquiries: [], subscription: null, issues: [], mails: [], remarks: [] }
  expect(nothing).toEqual({ email: zoe, ...none })
})

it('refuses colleagues, and what is no address', async () => {
  expect(await refusal(await stored.calls.remove('/persons', { email: 'ÁDA@example.org' }))).toBe(
    '409 Remove this person from the people first.',
  )
  for (const [email, message] of [
    ['', 'Email is required.'],
    ['zoe', 'Enter a valid email address.'],
  ]) {
    const expected = { message, field: 'email' }
    for (const response of [
      await stored.calls.get(`/persons?email=${email}`),
      await stored.calls.remove('/persons', { email }),
    ]) {
      expect([response.status, await response.json()]).toEqual([400, expected])
    }
  }
  expect((await stored.calls.get('/persons')).status).toBe(400)
})

it('goes on at the next start with an erasure that was interrupted, and spares what came later', async () => {
  await enquire('Zoë', zoe, 'canary-interrupted')
  const erasing = stored.calls.remove('/persons', { email: zoe })
  await (await erasing).json()
  await enquire('Zoë', zoe, 'she wrote again')
  // As it is when the process ends before the rows are gone: only the list knows.
  await stored.db.updateTable('erasures').set({ done: 0 }).execute()
  const before = new Date(time.clock().getTime() - 100 * day).toISOString()
  const row = { id: 'old', name: 'Zoë', email: typed, message: 'canary-left', created_at: before }
  await stored.db.insertInto('enquiries').values(row).execute()
  const { dataDir } = stored.site
  const second = await startTestSite({ ...settings, dataDir }, { clock: time.clock })
  const messages = async () =>
    (
      await stored.db
        .selectFrom('enquiries')
        .select('message')
        .where('email', 'in', [zoe, typed])
        .execute()
    ).map(({ message }) => message)
  await expect.poll(messages).toEqual(['she wrote again'])
  await second.stop()
})
