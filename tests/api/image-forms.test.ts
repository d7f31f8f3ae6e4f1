import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../server/core/clock.ts'
import { createRateLimits, openDatabase } from '../support/site/built-program.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls, storedFiles, unlikeOthers } from '../support/requests/image-calls.ts'
import { padded, photo } from '../support/data/pictures.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const secret = 's'.repeat(32)
let site: TestSite
let token: string
let calls: ReturnType<typeof imageCalls>
let png: Buffer

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false, secret })
  png = await photo(64, 48, 'png')
})
beforeEach(async () => {
  token = await adminToken(site.dataDir)
  calls = imageCalls(site, token)
})
afterAll(() => site.stop())

describe('hostile forms', () => {
  const headers = () => ({ authorization: `Bearer ${token}` })
  const file = () => new File([new Uint8Array(png)], 'a.png', { type: 'image/png' })
  async function send(fill: (form: FormData) => void) {
    const form = new FormData()
    fill(form)
    return site.fetch('/api/v1/images/upload', { method: 'POST', headers: headers(), body: form })
  }

  it('takes exactly one picture and nothing else', async () => {
    const before = await storedFiles(site)
    const forms: ((form: FormData) => void)[] = [
      (form) => [1, 2].forEach(() => form.append('image', file())),
      (form) => form.append('picture', file()),
      (form) => form.append('image', 'text'),
      () => {},
      (form) => {
        for (let index = 0; index < 1000; index += 1) form.append(`x${index}`, 'x')
        form.append('image', file())
      },
      (form) => form.append('text', 'x'.repeat(10_000_000)),
      (form) => form.append('__proto__', file()),
    ]
    const answers = []
    for (const form of forms) answers.push(await refusal(await send(form)))
    const missing = `400 ${imageMessages.missing}`
    const large = `413 ${imageMessages.size}`
    expect(answers).toEqual([missing, missing, missing, missing, missing, large, missing])
    expect(await storedFiles(site)).toEqual(before)
  })

  it.each([
    ['no type', '; filename="a.png"', 201],
    ['no name', '\r\ncontent-type: image/png', 201],
    ['no name and a type of its own', '\r\ncontent-type: application/x-picture', 201],
    ['an empty name', '; filename=""\r\ncontent-type: application/octet-stream', 201],
    ['a name in UTF-8', "; filename*=UTF-8''photo%20%E2%82%AC.gif", 201],
    ['neither', '', 400],
    ['a text of a form', '\r\ncontent-type: text/plain; charset=utf-8', 400],
  ])('takes a picture from a part with %s: %s', async (_what, rest, expected) => {
    const body = Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="image"${rest}\r\n\r\n`),
      png,
      Buffer.from('\r\n--b--\r\n'),
    ])
    const type = { 'content-type': 'multipart/form-data; boundary=b' }
    const { status } = await site.fetch('/api/v1/images/upload', {
      method: 'POST',
      headers: { ...headers(), ...type },
      body,
    })
    expect(status).toBe(expected)
  })

  it('responds to malformed forms at once', async () => {
    const boundary = (name: string) => ({
      ...headers(),
      'content-type': `multipart/form-data; boundary=${name}`,
    })
    const part =
      '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\r\n'
    const bodies: [Record<string, string>, string][] = [
      [boundary('b'), part.repeat(1000)],
      [boundary('b'), `--b\r\ncontent-disposition: form-data; x="${'x'.repeat(100_000)}"\r\n\r\n`],
      [{ ...headers(), 'content-type': 'multipart/form-data' }, part],
      [boundary('b'.repeat(500)), part],
      [boundary('b'), ''],
      [boundary('b'), '--b'],
      [{ ...headers(), 'content-type': 'application/json' }, '{}'],
    ]
    const path = '/api/v1/images/upload'
    const answers = []
    for (const [fields, body] of bodies) {
      const started = process.cpuUsage()
      const { status } = await site.fetch(path, { method: 'POST', headers: fields, body })
      answers.push(status)
      expect(process.cpuUsage(started).user).toBeLessThan(1_000_000)
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 400, 400])
  })

  /** Sends the start of a request and its parts; returns the status line, or an empty string if none came. */
  async function raw(head: string[], parts: (Buffer | string)[], { cut = false } = {}) {
    const { hostname, port } = new URL(site.url)
    const socket = connect(Number(port), hostname)
    const answer = new Promise<string>((resolve) => {
      let text = ''
      socket.on('data', (data) => {
        text += data.toString('latin1')
        const status = /HTTP\/1\.1 ([2-5]\d\d)/.exec(text.replace('HTTP/1.1 100 Continue', ''))
        if (status) resolve(status[1]!)
      })
      socket.on('close', () => resolve(''))
      socket.on('error', () => resolve(''))
    })
    await once(socket, 'connect')
    const start = [
      'POST /api/v1/images/upload HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      ...head,
    ]
    socket.write(`${start.join('\r\n')}\r\n\r\n`)
    for (const part of parts) if (socket.writable) socket.write(part)
    if (cut) setTimeout(() => socket.destroy(), 20)
    const status = await answer
    socket.destroy()
    return status
  }
  const opening =
    '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

  it('leaves nothing behind of uploads that were cut', async () => {
    const before = await storedFiles(site)
    const whole = await photo(800, 600, 'png')
    const uploads = Array.from({ length: 100 }, () =>
      raw([`content-length: ${whole.length}`], [opening, whole.subarray(0, whole.length / 2)], {
        cut: true,
      }),
    )
    await Promise.all(uploads)
    expect(await storedFiles(site)).toEqual(before)
    const db = await openDatabase(storedAt(site.dataDir))
    const rows = await db
      .selectFrom('images')
      .select('key')
      .where('state', '!=', 'stored')
      .execute()
    await db.destroy()
    expect(rows).toEqual([])
    expect((await calls.upload({ bytes: png })).status).toBe(201)
  })

  it('U-20 stops reading at the limit, whatever was said about the length', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 1)
    expect(await raw(['content-length: 50000000', 'expect: 100-continue'], [opening])).toBe('413')
    const chunks = [Buffer.from(opening), ...Array.from({ length: 4 }, () => megabyte)].map(chunk)
    expect(await raw(['transfer-encoding: chunked'], chunks)).toBe('413')
    expect(await raw(['content-length: 10'], [opening, megabyte])).toBe('400')
  })

  it('stores a picture whatever follows it, and leaks nothing meanwhile', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => warnings.push(warning)
    process.on('warning', note)
    const form = Buffer.concat([Buffer.from(opening), png, Buffer.from('\r\n--b--\r\n')])
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    const behind = Array.from({ length: 8 }, () => megabyte)
    expect(await raw([`content-length: ${form.length}`], [form, ...behind])).toBe('201')
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  it('U-19 responds to each of twenty uploads at once with a picture or 503', async () => {
    const bytes = padded(png, limits.image.bytes)
    const responses = await Promise.all(Array.from({ length: 20 }, () => calls.upload({ bytes })))
    const statuses = responses.map(({ status }) => status)
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true)
    // A busy machine renders fewer before the others have waited too long.
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(2)
    const busy = responses.filter(({ status }) => status === 503)
    for (const response of busy) expect(response.headers.get('retry-after')).toBe('10')
  })

  it('U-21 limits uploads per admin and hour', async () => {
    const email = 'second@example.org'
    const db = await openDatabase(storedAt(site.dataDir))
    const { max } = limits.rates.imageUploadsPerAdmin
    await db.insertInto('admins').values({ email, added_at: '' }).execute()
    const rates = createRateLimits(db, systemClock, secret)
    for (let index = 1; index < max; index += 1) await rates.take(db, 'imageUploadsPerAdmin', email)
    await db.destroy()
    const second = imageCalls(site, await adminToken(site.dataDir, email))
    expect((await second.upload(unlikeOthers({ bytes: png }))).status).toBe(201)
    const response = await second.upload(unlikeOthers({ bytes: png }))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await calls.upload(unlikeOthers({ bytes: png }))).status).toBe(201)
  })
})
