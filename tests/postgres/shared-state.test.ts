import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import type { NewPasskeyOptions, PasskeyLogInOptions } from '../../shared/passkey.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { atOnce, statusesOf } from '../support/requests/at-once.ts'
import { loginClient } from '../support/requests/log-in.ts'
import { softwareAuthenticator } from '../support/requests/software-authenticator.ts'
import { admins, siteUrl, useTwoInstances } from '../support/site/two-instances.ts'

const rounds = 40
const contact = '/api/user/v1/contact/send-message'
const at = useTwoInstances()

describe('limits that count together', () => {
  const sends = (count: number, from: string) =>
    atOnce(count, (number, turn) =>
      at.sites[turn]!.postJson(
        contact,
        { name: 'Ana', email: 'ana@example.org', message: `Good day ${number}` },
        { 'x-forwarded-for': from },
      ),
    )

  it('F-17: enquiries of one source', async () => {
    const { max } = limits.rates.enquiriesPerSource
    expect(statusesOf(await sends(20, '10.9.9.9'))).toEqual({ 201: max, 429: 20 - max })
  })

  it('F-17: codes for one address', async () => {
    const { max } = limits.rates.codesPerAddress
    const responses = await atOnce(
      20,
      async (number, turn) =>
        (
          await loginClient(at.sites[turn]!, at.mail, {
            'x-forwarded-for': `10.3.0.${number}`,
          }).send('nobody@example.org')
        ).response,
    )
    expect(statusesOf(responses)).toEqual({ 200: max, 429: 20 - max })
  })

  it('F-17: confirmation mails to one address', async () => {
    const responses = await atOnce(20, (number, turn) =>
      at.sites[turn]!.postJson(
        '/api/user/v1/newsletter/subscribe',
        { email: 'reader@example.org' },
        { 'x-forwarded-for': `10.4.0.${number}` },
      ),
    )
    expect(statusesOf(responses)).toEqual({ 202: 20 })
    await outboxEmpty()
    expect(at.mail.to('reader@example.org')).toHaveLength(limits.newsletter.mailsPerHour)
  })

  it('each enquiry is mailed once, whichever instance sends it', async () => {
    const before = at.mail.to('hello@example.org').length
    const responses = await atOnce(60, (number, turn) =>
      at.sites[turn]!.postJson(
        contact,
        { name: 'Bo', email: 'bo@example.org', message: `Once ${number}` },
        { 'x-forwarded-for': `10.5.0.${number}` },
      ),
    )
    expect(statusesOf(responses)).toEqual({ 201: 60 })
    await outboxEmpty()
    const received = at.mail.to('hello@example.org').slice(before)
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(60)
    expect(received).toHaveLength(60)
  })

  it('an enquiry that is sent to both at once with one key is one', async () => {
    const responses = await atOnce(20, (_, turn) =>
      at.sites[turn]!.postJson(
        contact,
        { name: 'Cy', email: 'cy@example.org', message: 'The same' },
        { 'x-forwarded-for': '10.6.0.1', 'idempotency-key': 'one and the same' },
      ),
    )
    expect(statusesOf(responses)[201]).toBeGreaterThan(0)
    const rows = await at.db
      .selectFrom('enquiries')
      .select('id')
      .where('email', '=', 'cy@example.org')
      .execute()
    expect(rows).toHaveLength(1)
  })
})

describe('what one instance writes', () => {
  it('G-13: shows at the other every time, as a rule within a second', async () => {
    const blog = await at.calls[0]!.makeBlog({ ...goodBlog(at.doctor._id), title: 'Round' })
    const path = `/articles/${blog._id}`
    let late = 0
    for (let round = 0; round < rounds; round += 1) {
      const [writer, reader] = [round % 2, 1 - (round % 2)]
      await at.sites[reader]!.fetch(path)
      const title = `Round ${round}<`
      await at.calls[writer]!.put(`/blogs/${blog._id}`, {
        ...goodBlog(at.doctor._id),
        title: title.slice(0, -1),
      })
      const saved = Date.now()
      await expect
        .poll(async () => (await at.sites[reader]!.fetch(path)).text(), { interval: 5 })
        .toContain(title)
      if (Date.now() - saved > 1000) late += 1
    }
    // What else the machine does may hold up some.
    expect(late).toBeLessThan(rounds / 4)
  })

  it('shows at the other though the notice of it was lost', async () => {
    const listeners = sql`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'academy notices'`
    const listening = async () => (await listeners.execute(at.db)).rows.length
    await expect.poll(() => listening()).toBe(2)
    expect(await (await at.sites[1]!.fetch('/doctors-behind')).text()).not.toContain('Dr. Unheard')
    await sql`select pg_terminate_backend(pid) from (${listeners}) as listener`.execute(at.db)
    await at.calls[0]!.makeDoctor({ name: 'Dr. Unheard' })
    await expect
      .poll(async () => (await at.sites[1]!.fetch('/doctors-behind')).text())
      .toContain('Dr. Unheard')
    await expect.poll(() => listening()).toBe(2)
  })

  it('S-12: a log-in holds at the other, and so does its end', async () => {
    const [one, two] = at.sites.map((site) =>
      loginClient(site, at.mail, { 'x-forwarded-for': '10.7.0.1' }),
    )
    const { otpToken, code } = await one!.send(admins[7]!)
    const verified = await two!.verify(admins[7]!, await code(), otpToken)
    const { authToken } = (await verified.json()) as { authToken: string }
    expect((await one!.session(authToken)).status).toBe(200)
    expect((await two!.logOut(authToken)).status).toBe(204)
    expect((await one!.session(authToken)).status).toBe(401)
  })
})

describe('passkeys', () => {
  const path = '/account/passkeys'
  const from = { 'x-forwarded-for': '10.8.0.1' }
  const askedAt = async (turn: number) => {
    const asked = at.sites[turn]!.postJson('/api/admin/v1/auth/passkey/options', {}, from)
    return (await (await asked).json()) as PasskeyLogInOptions
  }

  it('registered at one instance log in at the other; one question has one answer', async () => {
    const device = softwareAuthenticator(siteUrl)
    const asked = await at.calls[0]!.post(`${path}/options`, {})
    const options = (await asked.json()) as NewPasskeyOptions
    const made = { challengeToken: options.challengeToken, credential: device.make(options) }
    const registered = await atOnce(2, (_, turn) =>
      at.calls[turn]!.post(path, { ...made, name: 'Laptop' }),
    )
    expect(statusesOf(registered)).toEqual({ 201: 1, 400: 1 })

    for (const turn of [0, 1]) {
      const question = await askedAt(turn)
      const { challengeToken } = question
      const answer = { challengeToken, credential: device.use(question) }
      const responses = await atOnce(6, (_, other) =>
        at.sites[other]!.postJson('/api/admin/v1/auth/passkey/verify', answer, from),
      )
      expect(statusesOf(responses)).toEqual({ 200: 1, 401: 5 })
      const { authToken } = (await responses.find(({ ok }) => ok)!.json()) as { authToken: string }
      const client = loginClient(at.sites[1 - turn]!, at.mail)
      expect((await client.session(authToken)).status).toBe(200)
    }
  })
})

/** Every mail that was stored is out. */
async function outboxEmpty(): Promise<void> {
  await expect.poll(() => at.db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
}

it('words of the site are the same on every instance within a second, and two people at once lose none', async () => {
  const { updatedAt } = (await (await at.calls[0]!.get('/words/academy')).json()) as {
    updatedAt: string
  }
  for (const site of at.sites) await site.fetch('/contact')
  const values = { telephone: '(212) 555-0199' }
  expect((await at.calls[0]!.put('/words/academy', { values, updatedAt })).status).toBe(200)
  const telephones = async (site: (typeof at.sites)[number]) =>
    (await (await site.fetch('/contact')).text()).includes('tel:+12125550199')
  expect(await telephones(at.sites[0]!)).toBe(true)
  await expect.poll(() => telephones(at.sites[1]!), { timeout: 1000 }).toBe(true)

  const saves = await Promise.all(
    ['One', 'Two'].map((name, turn) =>
      at.calls[turn]!.put('/words/footer', { values: { newsletter: name } }),
    ),
  )
  expect(saves.map(({ status }) => status)).toEqual([200, 200])
  const versions = await at.calls[0]!.get('/drafts/words.footer/versions')
  expect(((await versions.json()) as unknown[]).length).toBe(3)
})
