import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { limits } from '../../shared/limits.ts'
import { storedFiles } from '../support/requests/image-calls.ts'
import { padded, photo } from '../support/data/pictures.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { useImageFormsSite } from '../support/site/image-forms-site.ts'

const at = useImageFormsSite()

describe('hostile forms', () => {
  /** Sends the start of a request and its parts; returns the status line, or an empty string if none came. */
  async function raw(head: string[], parts: (Buffer | string)[], { cut = false } = {}) {
    const { hostname, port } = new URL(at.site.url)
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
      `authorization: Bearer ${at.token}`,
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
    const before = await storedFiles(at.site)
    const whole = await photo(800, 600, 'png')
    const uploads = Array.from({ length: 100 }, () =>
      raw([`content-length: ${whole.length}`], [opening, whole.subarray(0, whole.length / 2)], {
        cut: true,
      }),
    )
    await Promise.all(uploads)
    expect(await storedFiles(at.site)).toEqual(before)
    const db = await openDatabase(storedAt(at.site.dataDir))
    const rows = await db
      .selectFrom('images')
      .select('key')
      .where('state', '!=', 'stored')
      .execute()
    await db.destroy()
    expect(rows).toEqual([])
    expect((await at.calls.upload({ bytes: at.png })).status).toBe(201)
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
    const form = Buffer.concat([Buffer.from(opening), at.png, Buffer.from('\r\n--b--\r\n')])
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    const behind = Array.from({ length: 8 }, () => megabyte)
    expect(await raw([`content-length: ${form.length}`], [form, ...behind])).toBe('201')
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  it('U-19 responds to each of twenty uploads at once with a picture or 503', async () => {
    const bytes = padded(at.png, limits.image.bytes)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => at.calls.upload({ bytes })),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true)
    // A busy machine renders fewer before the others have waited too long.
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(2)
    const busy = responses.filter(({ status }) => status === 503)
    for (const response of busy) expect(response.headers.get('retry-after')).toBe('10')
  })
})
