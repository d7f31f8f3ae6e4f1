import { describe, expect, it } from 'vitest'
import { doctor } from '../../shared/doctor.ts'
import { useMailingSite } from '../support/site/mailing-site.ts'

const at = useMailingSite()
const { mailTo } = at

describe('GET /api/user/v1/authors', () => {
  it('gives all doctors', async () => {
    const response = await at.site.fetch('/api/user/v1/authors')
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
    const response = await at.site.postJson(path, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message, field })
  })

  it('takes a message and mails it to the office, unchanged', async () => {
    const message = 'Zähne 🦷 שלום\n.\nFrom here on'
    const response = await at.site.postJson(path, {
      name: 'Ana',
      email: 'ana@example.org',
      message,
    })
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
    const response = await at.site.fetch(path, {
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
      const response = await at.site.fetch(path)
      expect(response.status).toBe(404)
      expect(((await response.json()) as { message: string }).message).toBeTruthy()
    },
  )
})

describe('the description', () => {
  it('names every public call', async () => {
    const response = await at.site.fetch('/api/openapi.json')
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
