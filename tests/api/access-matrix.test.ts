import { describe, expect, it } from 'vitest'
import { closedCalls } from '../support/requests/closed-calls.ts'
import { storedFiles } from '../support/requests/image-calls.ts'
import { useApiMatrix, bearer } from '../support/site/api-matrix.ts'

const at = useApiMatrix()
const { bodyOf, shows, callRoute, stateOf, closed } = at

describe('Z-00, G-01: every closed call of the API', () => {
  it('are all of these', () => {
    const calls = closed().map(({ method, url }) => `${method} ${url.replace('/api/', '')}`)
    expect(calls.toSorted()).toEqual(closedCalls.toSorted())
  })

  it.each(Object.entries(shows))('is refused to one who shows %s', async (_name, show) => {
    const before = await stateOf()
    for (const route of closed()) {
      const { status, headers, text } = await callRoute(route, show)
      const call = `${route.method} ${route.url}`
      expect(status, call).toBe(401)
      expect(headers['cache-control'], call).toBe('no-store')
      expect(headers['www-authenticate'], call).toBe('Bearer')
      if (route.method === 'HEAD') expect(text).toBe('')
      else expect(Object.keys(JSON.parse(text) as object), call).toEqual(['message'])
    }
    expect(await stateOf()).toEqual(before)
  })
})

describe('Z-01: every open call of the API', () => {
  it('are all of these', () => {
    const calls = at.routes.filter(({ open }) => open).map(({ method, url }) => `${method} ${url}`)
    const readings = [
      '/api/docs',
      '/api/openapi.json',
      '/api/user/v1/authors',
      '/api/user/v1/authors/:id',
      '/api/user/v1/blogs',
      ...['/:id', '/author/:author', '/recent', '/search'].map((end) => `/api/user/v1/blogs${end}`),
      '/api/user/v1/contact/danger-weights',
      '/api/user/v1/suggestions',
    ]
    expect(calls.toSorted()).toEqual(
      [
        ...readings.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]),
        'POST /api/admin/v1/auth/passkey/options',
        'POST /api/admin/v1/auth/passkey/verify',
        'POST /api/admin/v1/auth/send-otp',
        'POST /api/admin/v1/auth/verify-otp',
        'POST /api/user/v1/contact/send-message',
        'POST /api/user/v1/images/signed-url',
        'POST /api/user/v1/newsletter/subscribe',
        'POST /api/v1/images/signed-url',
      ].toSorted(),
    )
  })

  it.each(Object.entries(shows))('is the same to one who shows %s', async (_name, show) => {
    for (const route of at.routes.filter(({ open }) => open)) {
      const { status } = await callRoute(route, show)
      expect(status, `${route.method} ${route.url}`).toBe(
        expected[route.url.split('/').at(-1)!] ?? 200,
      )
    }
  })

  const expected: Record<string, number> = {
    'verify-otp': 401,
    verify: 401,
    'send-message': 201,
    subscribe: 202,
  }
})

describe('with a token', () => {
  const call = async (method: string, url: string) =>
    callRoute({ method, url, open: false }, () => bearer(at.token))
  const list = async (url: string) => JSON.parse((await call('GET', url)).text) as unknown[]

  it.each([
    ['Z-02', '/api/admin/v1/contact/all'],
    ['Z-03', '/api/admin/v1/blogs'],
    ['Z-07', '/api/admin/v1/authors'],
  ])('%s: GET %s returns an array', async (_id, url) => {
    expect((await list(url)).length).toBeGreaterThan(0)
  })

  it.each([
    ['Z-04', '/api/admin/v1/blogs'],
    ['Z-08', '/api/admin/v1/authors'],
  ])('%s: POST %s adds one', async (_id, url) => {
    const before = (await list(url)).length
    expect((await call('POST', url)).status).toBe(201)
    expect(await list(url)).toHaveLength(before + 1)
  })

  it.each([
    ['Z-05', '/api/admin/v1/blogs', 'title'],
    ['Z-09', '/api/admin/v1/authors', 'name'],
  ])('%s: PUT %s/:id changes it', async (_id, url, field) => {
    const { status, text } = await call('PUT', `${url}/:id`)
    expect(status).toBe(200)
    const sent = JSON.parse(String(bodyOf({ method: 'PUT', url, open: false }).body))
    expect((JSON.parse(text) as Record<string, string>)[field]).toBe(
      (sent as Record<string, string>)[field],
    )
    expect((await call('PUT', `${url}/nothing`)).status).toBe(404)
  })

  it('POST upload stores and DELETE delete removes a picture', async () => {
    const before = (await storedFiles(at.site)).length
    expect((await call('POST', '/api/v1/images/upload')).status).toBe(201)
    expect((await storedFiles(at.site)).length).toBeGreaterThan(before)
    // By now two articles use the picture.
    expect((await call('DELETE', '/api/v1/images/delete')).status).toBe(204)
    expect((await at.site.fetch(at.image)).status).toBe(200)
  })

  it('Z-06, Z-09: DELETE removes the record, for readers too', async () => {
    expect((await call('DELETE', '/api/admin/v1/blogs/:id')).status).toBe(204)
    expect((await at.site.fetch(`/api/user/v1/blogs/${at.blogId}`)).status).toBe(404)
    expect((await call('DELETE', '/api/admin/v1/blogs/:id')).status).toBe(404)
    expect((await call('DELETE', '/api/admin/v1/authors/:id')).status).toBe(204)
    expect((await call('DELETE', '/api/admin/v1/authors/:id')).status).toBe(404)
  })

  it('S-16: no response is kept', async () => {
    for (const { method, url } of closed()) {
      if (url.includes('logout')) continue
      const { status, headers } = await callRoute({ method, url, open: false }, () =>
        bearer(at.token),
      )
      expect(status, `${method} ${url}`).not.toBe(401)
      expect(headers['cache-control']).toBe('no-store')
    }
  })
})
