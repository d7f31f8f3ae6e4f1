import { describe, expect, it } from 'vitest'
import { systemClock } from '../../server/core/clock.ts'
import { createRateLimits, openDatabase } from '../support/site/built-program.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls, storedFiles, unlikeOthers } from '../support/requests/image-calls.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { useImageFormsSite } from '../support/site/image-forms-site.ts'

const at = useImageFormsSite()
const { secret } = at

describe('hostile forms', () => {
  const headers = () => ({ authorization: `Bearer ${at.token}` })
  const file = () => new File([new Uint8Array(at.png)], 'a.png', { type: 'image/png' })
  async function send(fill: (form: FormData) => void) {
    const form = new FormData()
    fill(form)
    return at.site.fetch('/api/v1/images/upload', {
      method: 'POST',
      headers: headers(),
      body: form,
    })
  }

  it('takes exactly one picture and nothing else', async () => {
    const before = await storedFiles(at.site)
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
    expect(await storedFiles(at.site)).toEqual(before)
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
      at.png,
      Buffer.from('\r\n--b--\r\n'),
    ])
    const type = { 'content-type': 'multipart/form-data; boundary=b' }
    const { status } = await at.site.fetch('/api/v1/images/upload', {
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
      const { status } = await at.site.fetch(path, { method: 'POST', headers: fields, body })
      answers.push(status)
      expect(process.cpuUsage(started).user).toBeLessThan(1_000_000)
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 400, 400])
  })

  it('U-21 limits uploads per admin and hour', async () => {
    const email = 'second@example.org'
    const db = await openDatabase(storedAt(at.site.dataDir))
    const { max } = limits.rates.imageUploadsPerAdmin
    await db.insertInto('admins').values({ email, added_at: '' }).execute()
    const rates = createRateLimits(db, systemClock, secret)
    for (let index = 1; index < max; index += 1) await rates.take(db, 'imageUploadsPerAdmin', email)
    await db.destroy()
    const second = imageCalls(at.site, await adminToken(at.site.dataDir, email))
    expect((await second.upload(unlikeOthers({ bytes: at.png }))).status).toBe(201)
    const response = await second.upload(unlikeOthers({ bytes: at.png }))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await at.calls.upload(unlikeOthers({ bytes: at.png }))).status).toBe(201)
  })
})
