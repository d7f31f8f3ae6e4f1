import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { useSessionsSite, ended } from '../support/site/sessions-site.ts'

const setup = useSessionsSite()
const { statusOf } = setup

const missing = { message: 'Authorization token not found.' }

describe('what is no token', () => {
  it('S-07: a changed one', async () => {
    const changed = [...setup.token].map((letter, at) => {
      const other = letter === 'A' ? 'B' : 'A'
      return setup.token.slice(0, at) + other + setup.token.slice(at + 1)
    })
    const others = [
      setup.token.slice(1),
      setup.token.slice(0, -1),
      `${setup.token}A`,
      `${setup.token}=`,
      'eyJhbGciOiJub25lIn0.e30.',
    ]
    for (const forged of [...changed, ...others, 'A'.repeat(8000)]) {
      const response = await setup.client.session(forged)
      expect(response.status, forged).toBe(401)
      expect(await response.json()).toEqual(ended)
    }
    expect((await setup.client.session('A'.repeat(64_000))).status).toBe(431)
    expect(await statusOf(setup.token)).toBe(200)
  })

  it.each([
    ['nothing', {}],
    ['an empty Bearer', { authorization: 'Bearer' }],
    ['an empty Bearer and a space', { authorization: 'Bearer ' }],
    ['Basic', () => ({ authorization: `Basic ${setup.token}` })],
    ['no scheme', () => ({ authorization: setup.token })],
    ['two tokens', () => ({ authorization: `Bearer ${setup.token} ${setup.token}` })],
    ['a cookie', () => ({ cookie: `authToken=${setup.token}; token=${setup.token}` })],
    [
      'another header',
      () => ({ 'x-authorization': `Bearer ${setup.token}`, 'x-auth-token': setup.token }),
    ],
  ])('S-08: %s', async (_name, headers) => {
    const given = typeof headers === 'function' ? headers() : headers
    const response = await setup.site.fetch('/api/admin/v1/auth/session', { headers: given })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response.json()).toEqual(missing)
  })

  it('S-08: one in the address or the body', async () => {
    const path = `/api/admin/v1/auth/session?token=${setup.token}&authToken=${setup.token}&access_token=${setup.token}`
    expect((await setup.site.fetch(path)).status).toBe(401)
    const response = await setup.site.postJson('/api/admin/v1/auth/logout', {
      authToken: setup.token,
      token: setup.token,
    })
    expect(response.status).toBe(401)
    expect(await statusOf(setup.token)).toBe(200)
  })

  it.each([
    ['both good', () => [setup.token, setup.token]],
    ['the second bad', () => [setup.token, 'x']],
    ['the first bad', () => ['x', setup.token]],
  ])('S-08: two Authorization headers, %s', async (_name, tokens) => {
    const status = await new Promise<number>((resolve, reject) => {
      const headers = tokens().flatMap((each) => ['authorization', `Bearer ${each}`])
      const url = `${setup.site.url}/api/admin/v1/auth/session`
      request(url, { headers: ['host', 'localhost', ...headers] }, (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(401)
  })

  it('takes the scheme in any case', async () => {
    const headers = { authorization: `bearer ${setup.token}` }
    expect((await setup.site.fetch('/api/admin/v1/auth/session', { headers })).status).toBe(200)
  })
})
