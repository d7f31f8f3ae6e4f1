import { brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { useBlogRules } from '../support/data/blog-rules.ts'
import { bearer } from '../support/requests/log-in.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { costOf, slowness } from '../support/requests/thread-cost.ts'

const at = useBlogRules()
const long = 'long words '.repeat(limits.article.richText / 11)
const tooLong = 'x'.repeat(limits.article.richText + 1)

it('a thousand tags of ten thousand characters are not even read', async () => {
  const tags = Array.from({ length: 1000 }, (_, number) => `${number}`.padEnd(10_000, 'x'))
  expect(await at.refusals({ ...at.good, tags })).toMatch(/^413 /)
})

it.each([
  ['keys', `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join()}}`],
  ['depth', '['.repeat(100_000) + ']'.repeat(100_000)],
])('a body has no room for %s that take more than a moment', async (_of, body) => {
  const before = process.cpuUsage()
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body }
  expect((await at.site.fetch('/api/user/v1/contact/send-message', init)).status).toBe(400)
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})

it('more tags, and longer ones, than an article may have are refused', async () => {
  const { tags: most, tag } = limits.article
  const many = Array.from({ length: most + 1 }, (_, number) => `tag ${number}`)
  for (const tags of [many, ['x'.repeat(tag + 1)]])
    expect(await at.refusals({ ...at.good, tags })).toMatch(/^400 /)
})

it('rich text that is long in every field is refused, in each of them', async () => {
  const fields = ['long_description', 'blog_summary', 'img_description'] as const
  const all = { ...at.good, long_description: long, blog_summary: long, img_description: long }
  expect(await at.refusals({ ...all, call_out: long })).toMatch(/^400 /)
  expect(await at.refusals(all)).toMatch(/^400 Blog Summary .*Limit is 200 words/i)
  for (const field of fields)
    expect(await at.refusals({ ...at.good, [field]: tooLong }), field).toMatch(/^400 /)
  const five = Object.fromEntries(
    [...fields, 'call_out', 'brief_description'].map((field) => [field, `${long}é`]),
  )
  expect(await at.refusals({ ...at.good, ...five, title: long })).toMatch(/^413 /)
})

it('rich text whose clean form is too long is refused before it is cleaned', async () => {
  const body = { ...at.good, long_description: '&'.repeat(limits.article.richText) }
  const cost = async () => {
    const { whole } = await costOf(async () =>
      expect(await at.refusals(body)).toMatch(/^400 Long Description is too long/i),
    )
    return whole / slowness()
  }
  const costs = [await cost(), await cost(), await cost()]
  expect(Math.min(...costs)).toBeLessThan(40)
})

it('responses that are not cached are compressed at a level that costs little', async () => {
  const words = Array.from({ length: 25_000 }, (_, at) =>
    ((at * 2_654_435_761) % 99_991).toString(36),
  )
  const text = `<p>${words.join(' ')}</p>`
  const { _id } = await at.admin.makeBlog({ ...at.good, long_description: text })
  const headers = { ...bearer(await adminToken(at.site.dataDir)), 'accept-encoding': 'br' }
  const read = () =>
    new Promise<Buffer>((resolve, reject) => {
      request(`${at.site.url}/api/admin/v1/blogs/${_id}`, { headers }, (response) => {
        expect(response.headers['content-encoding']).toBe('br')
        buffer(response).then(resolve, reject)
      })
        .on('error', reject)
        .end()
    })
  const [first] = [await read()]
  expect(brotliDecompressSync(first).toString()).toContain(words[0])
  const before = process.cpuUsage()
  for (let times = 0; times < 20; times += 1) await read()
  const { user } = process.cpuUsage(before)
  // At the highest compression level each of these takes more than a quarter of a second.
  expect(user / 20).toBeLessThan(150_000)
})
