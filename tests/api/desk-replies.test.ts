import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../support/requests/admin-calls.ts'
import { ada, bob, patient, type DeskSite, startDeskSite } from '../support/site/desk-site.ts'

let site: DeskSite
beforeAll(async () => {
  site = await startDeskSite()
})
beforeEach(() => site.clear())
afterEach(() => site.mailsAreOut())
afterAll(() => site.stop())

describe('a reply', () => {
  it('goes to the enquirer alone, in one thread, with nothing but its own words', async () => {
    const id = await site.enquire()
    await site.desk.post(`/enquiries/${id}/notes`, { text: 'secret note' })
    const entry = await site.reply(id, { done: true })
    expect(entry).toMatchObject({ kind: 'reply', text: 'Please call us.', delivery: 'waiting' })
    const first = await site.mail.mailTo(patient)
    await expect.poll(async () => (await site.open(id)).thread.at(-1)?.delivery).toBe('sent')
    await site.reply(id, { text: 'And bring your splint.' }, site.colleague)
    const second = await site.mail.mailTo(patient, 2)

    expect(first.recipients).toEqual([patient])
    expect(first.subject).toBe('Your message to the Academy of Bite Alignment')
    expect(second.subject).toBe(`Re: ${first.subject}`)
    expect(first.replyTo?.map(({ address }) => address)).toEqual(['answers@example.org'])
    expect(first.text?.replaceAll('\r\n', '\n').trim()).toBe(
      'Please call us.\n\nAcademy of Bite Alignment',
    )
    expect(first.messageId).toMatch(/^<[0-9a-f-]{36}@www\.example\.org>$/)
    expect([first.inReplyTo, second.inReplyTo, second.references]).toEqual([
      undefined,
      first.messageId,
      first.messageId,
    ])
    for (const { raw } of [first, second]) expect(raw).not.toMatch(/clicks|secret note/)
    expect(await site.open(id)).toMatchObject({
      ...{ state: 'done', answered: true, assignedTo: { name: ada } },
      thread: [{ kind: 'note' }, { by: { name: ada } }, { by: { name: bob }, from: null }],
    })
  })

  it('names at most 20 mails of its conversation', async () => {
    const id = await site.enquire()
    for (let count = 0; count < 22; count += 1) await site.reply(id)
    await site.mailsAreOut()
    const lastId = (
      await site.db
        .selectFrom('enquiry_mails')
        .select('message_id')
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).message_id
    const last = site.mail.to(patient).find(({ messageId }) => messageId === lastId)!
    const mails = await site.db
      .selectFrom('enquiry_mails')
      .select('message_id')
      .orderBy('at')
      .execute()
    expect(last.references?.split(/\s+/)).toEqual(
      mails.slice(1, 21).map(({ message_id }) => message_id),
    )
  })

  it('is held back where a colleague has answered, and is sent once for each key', async () => {
    const id = await site.enquire()
    const send = (who: typeof site.desk, key: string, body: object) =>
      who.post(`/enquiries/${id}/replies`, body, { 'idempotency-key': key })
    const body = { text: 'Please call us.', lastMessageId: null }
    const same = await Promise.all([send(site.desk, 'a', body), send(site.desk, 'a', body)])
    expect(same.map(({ status }) => status)).toEqual([201, 201])
    expect(await same[0].json()).toMatchObject({ _id: (await site.open(id)).lastMessageId })
    expect(await refusal(await send(site.colleague, 'b', body))).toBe(
      '409 Somebody else has answered in the meantime.',
    )
    await site.mailsAreOut()
    expect(site.mail.to(patient)).toHaveLength(1)
  })

  it('must be given, short enough and not for spam', async () => {
    const id = await site.enquire()
    const post = async (text: string) =>
      refusal(await site.desk.post(`/enquiries/${id}/replies`, { text, lastMessageId: null }))
    expect(await post(' ')).toBe('400 Reply is required.')
    expect(await post('x'.repeat(5001))).toBe('400 Reply is too long. Limit is 5000 characters.')
    await site.desk.put(`/enquiries/${id}`, { state: 'spam' })
    expect(await post('Hello')).toBe('409 This enquiry is marked as spam.')
    expect(await refusal(await site.desk.post(`/enquiries/${id}/notes`, { text: '' }))).toBe(
      '400 Note is required.',
    )
  })

  it('that the mail server refused for good has failed, and is tried again as the same mail', async () => {
    site.refuse(patient)
    const id = await site.enquire()
    const { _id } = await site.reply(id)
    const delivery = async () => (await site.open(id)).thread[0]?.delivery
    await expect.poll(delivery).toBe('failed')
    const { message_id } = await site.db
      .selectFrom('enquiry_mails')
      .select('message_id')
      .executeTakeFirstOrThrow()
    site.refuse(undefined)
    const retry = () => site.desk.post(`/enquiries/${id}/replies/${_id}/retry`, '')
    expect((await retry()).status).toBe(202)
    expect((await site.mail.mailTo(patient)).messageId).toBe(message_id)
    await expect.poll(delivery).toBe('sent')
    expect(await refusal(await retry())).toBe('409 This reply has not failed.')
  })
})
