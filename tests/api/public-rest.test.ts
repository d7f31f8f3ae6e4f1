import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doctor } from '../../shared/doctor.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ contactNotice: 'full' })
})
afterAll(() => site.stop())

const mailsTo = async (address: string) => {
  const folder = join(site.dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** The only mail to this address, as soon as it arrives. */
async function mailTo(address: string) {
  await expect.poll(() => mailsTo(address)).toHaveLength(1)
  const [mail] = await mailsTo(address)
  return mail!
}

describe('GET /api/user/v1/authors', () => {
  it('gives all doctors', async () => {
    const response = await site.fetch('/api/user/v1/authors')
    expect(doctor.array().parse(await response.json())).toHaveLength(10)
  })
})

describe('POST /api/user/v1/contact/send-message', () => {
  const path = '/api/user/v1/contact/send-message'

  it.each([
    [{}, 'name', 'Name is required.'],
    [{ name: 'A' }, 'email', 'Email is required.'],
    [{ name: 'A', email: 'a@b' }, 'email', 'Enter a valid email address.'],
    [{ name: 'A', email: 'a@b.co', message: '  ' }, 'message', 'Message is required.'],
  ])('refuses %j', async (body, field, message) => {
    const response = await site.postJson(path, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message, field })
  })

  it('takes a message and mails it to the office, unchanged', async () => {
    const message = 'Zähne 🦷 שלום\n.\nFrom here on'
    const response = await site.postJson(path, { name: 'Ana', email: 'ana@example.org', message })
    expect(response.status).toBe(201)
    const mail = await mailTo('hello@example.org')
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(message)
    expect(mail.replyTo?.[0]?.address).toBe('ana@example.org')
  })

  it.each([
    ['text/plain', '{"name":"A"}', 415],
    ['application/x-www-form-urlencoded', 'name=A', 415],
    ['application/json', '{"name"', 400],
    ['application/json', '', 400],
    ['application/json', 'null', 400],
    ['application/json', '[]', 400],
    ['application/json', '{"__proto__":{"name":"A"}}', 400],
    ['application/json', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413],
  ])('V-22, C-12: refuses %s clearly', async (type, body, status) => {
    const response = await site.fetch(path, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBe(status)
    expect(((await response.json()) as { message: string }).message).toBeTruthy()
  })
})

describe('what is not there', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/user/v1/blogs/', '/api/user/v1/BLOGS'])(
    'answers %s with a JSON 404',
    async (path) => {
      const response = await site.fetch(path)
      expect(response.status).toBe(404)
      expect(((await response.json()) as { message: string }).message).toBeTruthy()
    },
  )
})

describe('the description', () => {
  it('names every public call', async () => {
    const response = await site.fetch('/api/openapi.json')
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: object }
    expect(openapi).toMatch(/^3\./)
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/user/v1/authors',
        '/api/user/v1/blogs',
        '/api/user/v1/blogs/author/{author}',
        '/api/user/v1/blogs/recent',
        '/api/user/v1/blogs/search',
        '/api/user/v1/blogs/{id}',
        '/api/user/v1/contact/send-message',
        '/api/user/v1/newsletter/subscribe',
        '/api/user/v1/suggestions',
      ]),
    )
  })
})
