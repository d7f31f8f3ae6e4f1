import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls, storedFiles } from '../support/requests/image-calls.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let admin: ReturnType<typeof adminCalls>
let pictures: ReturnType<typeof imageCalls>
let doctorId: string

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  const token = await adminToken(site.dataDir)
  admin = adminCalls(site, token)
  pictures = imageCalls(site, token)
  doctorId = (await admin.makeDoctor({ name: 'Dr. Ada Test' }))._id
})
afterAll(() => site.stop())

const store = async () => pictures.store({ bytes: await redAboveBlue(40, 20) })
const status = async (address: string) => (await site.fetch(address)).status
const filesOf = async (address: string) =>
  (await storedFiles(site)).filter((file) => file.startsWith(address.slice(8, 40)))

const records = {
  article: {
    make: async (image_url: string) =>
      `/blogs/${(await admin.makeBlog({ ...goodBlog(doctorId), image_url }))._id}`,
    body: (image_url: string) => ({ ...goodBlog(doctorId), image_url }),
  },
  doctor: {
    make: async (image_url: string) =>
      `/authors/${(await admin.makeDoctor({ name: 'Dr. New', image_url }))._id}`,
    body: (image_url: string) => ({ name: 'Dr. New', image_url }),
  },
}

describe('a picture', () => {
  const { make, body } = records.article

  it.each(Object.entries(records))(
    'of a %s goes as soon as another one takes its place',
    async (_name, { make, body }) => {
      const [first, second] = [await store(), await store()]
      const path = await make(first)
      expect((await admin.put(path, body(second))).status).toBe(200)
      expect([await status(first), await status(second)]).toEqual([404, 200])
      expect(await filesOf(first)).toEqual([])
      expect((await admin.put(path, body(second))).status).toBe(200)
      expect(await status(second)).toBe(200)
    },
  )

  it('stays while another record shows it', async () => {
    const [first, second] = [await store(), await store()]
    const [path, other] = [await make(first), await make(first)]
    await admin.put(path, body(second))
    expect(await status(first)).toBe(200)
    await admin.put(other, body(second))
    expect([await status(first), await status(second)]).toEqual([404, 200])
  })

  it('stays where the save was refused', async () => {
    const [first, second] = [await store(), await store()]
    const path = await make(first)
    const late = { ...body(second), updatedAt: '2001-01-01T00:00:00.000Z' }
    expect((await admin.put(path, late)).status).toBe(409)
    expect((await admin.put(`${path}x`, body(second))).status).toBe(404)
    expect([await status(first), await status(second)]).toEqual([200, 200])
  })
})
