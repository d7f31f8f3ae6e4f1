import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { imageMessages } from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import { adminCalls, goodBlog, refusal, someImage } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { patient } from '../support/requests/at-once.ts'
import { imageCalls, storedFiles } from '../support/requests/image-calls.ts'
import { photo } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let token: string
let images: ReturnType<typeof imageCalls>
let admin: ReturnType<typeof adminCalls>
let author: string
let png: Buffer

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  png = await photo(64, 48, 'png')
})
beforeEach(async () => {
  token = await adminToken(site.dataDir)
  images = imageCalls(patient(site), token)
  admin = adminCalls(site, token)
  author = (await admin.makeDoctor({ name: 'Dr. Ada Marsh' }))._id
})
afterAll(() => site.stop())

const statusOf = async (path: string) => (await site.fetch(path)).status
const blogWith = (image_url: string) => admin.makeBlog({ ...goodBlog(author), image_url })

/** Addresses that are not the site's own pictures. */
function foreignAddresses(): unknown[] {
  const file = someImage.slice('/images/'.length)
  const { host } = new URL(site.url)
  return [
    '../site.db',
    '/images/../site.db',
    '/images/%2e%2e/site.db',
    '/images/..%5csite.db',
    '/etc/passwd',
    'file:///etc/passwd',
    `/images/../../${file}`,
    `/images//${file}`,
    `https://evil.example/images/${file}`,
    `https://evil.example/?s3=${someImage}`,
    `//evil.example${someImage}`,
    `https://${host}@evil.example${someImage}`,
    `http://user@${host}${someImage}`,
    `https://xn--${host}${someImage}`,
    `${site.url}/healthz`,
    `${site.url}/assets/app.js`,
    '/healthz',
    '/assets/app.js',
    `${someImage}?versionId=1`,
    `${someImage}#x`,
    `${someImage}\n`,
    ` ${someImage}`,
    someImage.replace('.jpg', '-320.webp'),
    someImage.replace('.jpg', '.svg'),
    `${someImage}.jpg`,
    someImage.replace('1200x720', '0x720'),
    someImage.replace('a', 'A'),
    undefined,
    null,
    7,
    ['/images/'],
    { a: 1 },
    '',
    'x'.repeat(10_000),
  ]
}

describe('deleting a picture', () => {
  it('asks for a session', async () => {
    const address = await images.store({ bytes: png })
    expect(await refusal(await imageCalls(site, 'x'.repeat(43)).remove(address))).toMatch(/^401 /)
    expect(await statusOf(address)).toBe(200)
  })

  it('removes every form of a picture that one record shows', async () => {
    const address = await images.store({ bytes: png })
    await blogWith(address)
    expect((await images.remove(address)).status).toBe(204)
    expect(await statusOf(address)).toBe(404)
    const key = address.slice('/images/'.length, -'.jpg'.length)
    expect((await storedFiles(site)).filter((file) => file.startsWith(key))).toEqual([])
  })

  it('takes the full address of the site as well', async () => {
    const settings = { sampleContent: false, siteUrl: 'https://www.example.org' }
    const other = await startTestSite(settings)
    const calls = imageCalls(other, await adminToken(other.dataDir))
    const address = await calls.store({ bytes: png })
    expect((await calls.remove(`https://www.example.org${address}`)).status).toBe(204)
    expect((await other.fetch(address)).status).toBe(404)
    await other.stop()
  })

  it('I-02 I-03 I-05 I-06 touches nothing but pictures of this site', async () => {
    const before = [await storedFiles(site), await readFile(join(site.dataDir, 'secret'), 'utf8')]
    const responses = await Promise.all(
      foreignAddresses().map(async (address) => refusal(await images.remove(address))),
    )
    expect(new Set(responses)).toEqual(new Set([`400 ${imageMessages.address}`]))
    const after = [await storedFiles(site), await readFile(join(site.dataDir, 'secret'), 'utf8')]
    expect(after).toEqual(before)
  })

  it('finds nothing wrong with a picture that is gone or never was', async () => {
    const address = await images.store({ bytes: png })
    const twice = [await images.remove(address), await images.remove(address)]
    expect(twice.map(({ status }) => status)).toEqual([204, 204])
    expect((await images.remove(someImage)).status).toBe(204)
  })

  it('keeps a picture that another record shows', async () => {
    const address = await images.store({ bytes: png })
    const blog = await blogWith(address)
    const doctor = await admin.makeDoctor({ name: 'Dr. Two', image_url: address })
    expect((await images.remove(address)).status).toBe(204)
    expect(await statusOf(address)).toBe(200)
    expect((await admin.remove(`/blogs/${blog._id}`)).status).toBe(204)
    expect(await statusOf(address)).toBe(200)
    expect((await admin.remove(`/authors/${doctor._id}`)).status).toBe(204)
    expect(await statusOf(address)).toBe(404)
  })

  it('leaves every record deletable, also where its picture was deleted first', async () => {
    const address = await images.store({ bytes: png })
    const blog = await blogWith(address)
    await images.remove(address)
    expect(await statusOf(`/articles/${blog._id}`)).toBe(200)
    expect((await images.remove(address)).status).toBe(204)
    expect((await admin.remove(`/blogs/${blog._id}`)).status).toBe(204)
    expect(await statusOf(`/api/user/v1/blogs/${blog._id}`)).toBe(404)
  })
})

describe('the readable address of a picture', () => {
  it('I-11 I-12 is given for no other address, and no address is ever fetched', async () => {
    let connections = 0
    const listener = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await once(listener.listen(0, '127.0.0.1'), 'listening')
    const { port } = listener.address() as AddressInfo
    const hosts = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f000001', '2130706433']
    const inner = hosts.map((host) => `http://${host}:${port}${someImage}`)
    const addresses = [...foreignAddresses(), ...inner, 'http://169.254.169.254/latest/', someImage]
    const responses = await Promise.all(
      addresses.map(async (address) => refusal(await images.sign(address))),
    )
    expect(new Set(responses)).toEqual(new Set([`400 ${imageMessages.address}`]))
    await Promise.all(inner.map((address) => images.remove(address)))
    expect(connections).toBe(0)
    listener.close()
  })

  it('I-14 is given so often to one source, and to others still', async () => {
    // A clock that stands still, so that the rate limit's window does not end during the test.
    const now = new Date()
    const behindProxy = await startTestSite(
      { sampleContent: false, trustProxy: 1 },
      { clock: () => now },
    )
    const path = '/api/user/v1/images/signed-url'
    const ask = async (source: string) => {
      const headers = { 'x-forwarded-for': source }
      return (await behindProxy.postJson(path, { imageUrl: someImage }, headers)).status
    }
    const { max } = limits.image.addressCalls
    // Not all at once, or the site would refuse them because it is busy.
    const atOnce = 10
    const statuses: number[] = []
    while (statuses.length < max + atOnce) {
      const asked = Array.from({ length: atOnce }, () => ask('192.0.2.1'))
      statuses.push(...(await Promise.all(asked)))
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(max)
    expect(statuses.filter((status) => status === 429)).toHaveLength(atOnce)
    expect(await ask('192.0.2.2')).toBe(400)
    await behindProxy.stop()
  })
})
