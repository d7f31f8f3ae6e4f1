import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { startImapServer } from '../support/mail/imap-server.ts'
import { mailWithAttachment, patientMail } from '../support/mail/patient-mails.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { startSiteProcess } from '../support/site/site-process.ts'

const ours = '<reply@www.example.org>'

const metricsOf = async ({ url }: { url: string }) => (await fetch(`${url}/metrics`)).text()

it('a site with IMAP_URL takes answers and new mails, and hands out their files', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-mailbox-'))
  const server = await startImapServer()
  const settings = {
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: 'false',
    IMAP_URL: server.url,
    MAILBOX_NEW: 'true',
  }
  let site = await startSiteProcess(settings)
  const db = await openDatabase({ dataDir })
  try {
    const at = new Date().toISOString()
    const enquiry = { id: 'e', name: 'Zoe', email: 'zoe@example.com', message: 'x' }
    await db
      .insertInto('enquiries')
      .values({ ...enquiry, created_at: at, filter_text: null })
      .execute()
    const reply = { id: 'r', enquiry_id: 'e', direction: 'out' as const, message_id: ours, at }
    await db
      .insertInto('enquiry_mails')
      .values({ ...reply, from_address: '', text: 'x', person_id: null, bounce_id: null })
      .execute()
    const firstLook = () => db.selectFrom('mailboxes').select('looked_at').executeTakeFirst()
    await expect.poll(async () => (await firstLook())?.looked_at).toBeTruthy()
    let said = site.said()
    await site.stop()

    await server.deliver(patientMail({ id: 'one', answers: ours, body: 'I will come.' }))
    await server.deliver(mailWithAttachment('', 'new', 3_000_000).replace('zoe@', 'new@'))
    // It looks once a minute: this one is over.
    await db.updateTable('mailboxes').set({ due_at: '' }).execute()
    site = await startSiteProcess(settings)
    const headers = { authorization: `Bearer ${await adminToken(dataDir)}` }
    const get = async (path: string) =>
      (await fetch(`${site.url}/api/admin/v1/enquiries/${path}`, { headers })).json()
    await expect
      .poll(async () => (await get('e')) as object)
      .toMatchObject({ thread: [{ kind: 'reply' }, { kind: 'mail', text: 'I will come.' }] })
    expect(await get('mail')).toEqual({ answersTo: null })
    const list = `${site.url}/api/admin/v1/enquiries?folder=all&query=new@example.com`
    const found = async () => (await (await fetch(list, { headers })).json()) as { _id: string }[]
    await expect.poll(found).toHaveLength(1)
    const [added] = await found()
    const file = { n: 1, name: 'scan.png' }
    expect(await get(added!._id)).toMatchObject({ channel: 'mail', files: [file], thread: [] })
    const attached = (n: number) =>
      fetch(`${site.url}/api/admin/v1/enquiries/${added!._id}/attachments/${n}`, { headers })
    const response = await attached(1)
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''scan.png",
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('latin1')).toMatch(/^(?:ABC){1000,}$/)
    const { size } = ((await get(added!._id)) as { files: { size: number }[] }).files[0]!
    expect(Math.abs(size - bytes.length) / size).toBeLessThan(0.05)
    expect((await attached(2)).status).toBe(404)
    expect(await server.status()).toEqual({ messages: 2, seen: 0 })
    await server.renumber([])
    expect(await (await attached(1)).json()).toEqual({ message: 'It is no longer in the mailbox.' })
    await server.stop()
    expect((await attached(1)).status).toBe(503)
    const reads = db.selectFrom('audit_log').select('fields').where('record_id', '=', added!._id)
    expect((await reads.execute()).map(({ fields }) => fields)).toContain('["attachment"]')
    said += site.said()
    await site.stop()
    await server.restart()

    // The mailbox was read a moment ago: nobody else will look for most of a minute.
    site = await startSiteProcess({ ...settings, IMAP_URL: server.url.replace('secret', 'gone') })
    await expect
      .poll(site.said, { timeout: 20_000 })
      .toMatch(/it refused the user name or the password/)
    await expect.poll(() => metricsOf(site)).toMatch(/^academy_mailbox_ok 0$/m)
    said += site.said()
    expect(said).not.toMatch(/desk:gone/)
    expect(said).not.toMatch(/desk:secret|I will come/)
  } finally {
    await db.destroy()
    await site.stop()
    await server.remove()
    await rm(dataDir, { recursive: true })
  }
})
