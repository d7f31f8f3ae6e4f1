import { describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { startTestSite } from '../support/site/test-site.ts'
import { useBlogsSite } from '../support/site/blogs-site.ts'

const at = useBlogsSite()
const { read, found } = at

const saved = async (id: string, body: object) => {
  const response = await at.admin.put(`/blogs/${id}`, body)
  expect(response.status).toBe(200)
  return (await response.json()) as Blog
}

describe('changing an article', () => {
  it('shows everywhere at once, under the same address', async () => {
    const made = await at.admin.makeBlog({ ...at.good, title: 'Wombat sleep', tags: ['Alpha'] })
    const changed = await saved(made._id, {
      ...at.good,
      title: 'Platypus sleep',
      tags: ['Beta', 'Gamma'],
      solutions: ['Dental Solution'],
      updatedAt: made.updatedAt,
    })
    expect(changed).toEqual({
      ...made,
      title: 'Platypus sleep',
      tags: ['Beta', 'Gamma'],
      solutions: ['Dental Solution'],
      updatedAt: changed.updatedAt,
    })
    expect(await read(`/api/user/v1/blogs/${made._id}`)).toEqual(changed)
    expect([await found('wombat'), await found('platypus')]).toEqual([[], [made._id]])
    expect(await read('/api/user/v1/blogs?tag=alpha')).toEqual([])
    expect(await read<Blog[]>('/api/user/v1/blogs?tag=gamma')).toHaveLength(1)
    expect(await read<Blog[]>('/api/user/v1/blogs?letter=P')).toHaveLength(1)
  })

  it('F-14: is refused where somebody else has saved meanwhile', async () => {
    const made = await at.admin.makeBlog(at.good)
    const mine = await saved(made._id, { ...at.good, title: 'Mine', updatedAt: made.updatedAt })
    expect(mine.updatedAt > made.updatedAt).toBe(true)
    for (const updatedAt of [made.updatedAt, '2001-01-01T00:00:00.000Z', 'yesterday', '']) {
      const response = await at.admin.put(`/blogs/${made._id}`, {
        ...at.good,
        title: 'Yours',
        updatedAt,
      })
      expect(await refusal(response)).toBe('409 Somebody else has saved this in the meantime.')
    }
    expect(await read(`/api/user/v1/blogs/${made._id}`)).toEqual(mine)
    await saved(made._id, { ...at.good, title: 'Without looking' })
  })

  it('G-14: of two saves at once one wins, whole', async () => {
    const made = await at.admin.makeBlog(at.good)
    let { updatedAt } = made
    for (let round = 0; round < 40; round += 1) {
      const bodies = ['left', 'right'].map((side) => ({
        ...at.good,
        title: `${side} ${round}`,
        call_out: `${side} ${round}`,
        updatedAt,
      }))
      const answers = await Promise.all(
        bodies.map((body) => at.admin.put(`/blogs/${made._id}`, body)),
      )
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
      const after = await read<Blog>(`/api/user/v1/blogs/${made._id}`)
      expect(after.title).toBe(after.call_out)
      updatedAt = after.updatedAt
    }
  })

  it('changes updatedAt with every save, also within one millisecond and after a step back', async () => {
    let now = new Date('2031-05-06T07:08:09.123Z')
    const clock = () => now
    const frozen = await startTestSite({ sampleContent: false }, { clock })
    const calls = adminCalls(frozen, await adminToken(frozen.dataDir, undefined, clock))
    const body = goodBlog((await calls.makeDoctor({ name: 'A' }))._id)
    const { _id, updatedAt: first } = await calls.makeBlog(body)
    const times = [first]
    for (let save = 0; save < 5; save += 1) {
      if (save === 3) now = new Date(now.getTime() - 1000)
      const response = await calls.put(`/blogs/${_id}`, { ...body, updatedAt: times.at(-1) })
      times.push(((await response.json()) as Blog).updatedAt)
    }
    expect(times.map((time) => time.slice(17))).toEqual([
      '09.123Z',
      '09.124Z',
      '09.125Z',
      '09.126Z',
      '09.127Z',
      '09.128Z',
    ])
    await frozen.stop()
  })
})

describe('deleting an article', () => {
  it('takes it from everywhere at once, with its picture', async () => {
    const pictures = imageCalls(at.site, at.token)
    const image_url = await pictures.store({ bytes: await redAboveBlue(40, 20) })
    const { _id } = await at.admin.makeBlog({
      ...at.good,
      title: 'Numbat',
      image_url,
      tags: ['Numbat'],
    })
    expect((await at.site.fetch(image_url)).status).toBe(200)
    const response = await at.admin.remove(`/blogs/${_id}`)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await refusal(await at.site.fetch(`/api/user/v1/blogs/${_id}`))).toBe(
      '404 Article not found',
    )
    const search = await at.site.fetch('/api/user/v1/blogs/search?query=numbat')
    expect(await search.json()).toEqual([])
    expect(search.headers.get('x-total-count')).toBe('0')
    expect(await read('/api/user/v1/blogs?tag=numbat')).toEqual([])
    expect((await at.site.fetch(image_url)).status).toBe(404)
    expect((await at.admin.remove(`/blogs/${_id}`)).status).toBe(404)
    expect((await at.admin.put(`/blogs/${_id}`, at.good)).status).toBe(404)
    expect((await at.admin.get(`/blogs/${_id}`)).status).toBe(404)
  })

  it('leaves a picture that another article shows', async () => {
    const image_url = await imageCalls(at.site, at.token).store({
      bytes: await redAboveBlue(40, 20),
    })
    const first = await at.admin.makeBlog({ ...at.good, image_url })
    const second = await at.admin.makeBlog({ ...at.good, image_url })
    await at.admin.remove(`/blogs/${first._id}`)
    expect((await at.site.fetch(image_url)).status).toBe(200)
    await at.admin.remove(`/blogs/${second._id}`)
    expect((await at.site.fetch(image_url)).status).toBe(404)
  })

  it('F-15: at once with a change leaves it or not, but never half', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { _id } = await at.admin.makeBlog({ ...at.good, title: `Echidna ${round}` })
      const [removed, changed] = await Promise.all([
        at.admin.remove(`/blogs/${_id}`),
        at.admin.put(`/blogs/${_id}`, { ...at.good, title: `Echidna again ${round}` }),
      ])
      expect(removed.status).toBe(204)
      expect([200, 404]).toContain(changed.status)
    }
    expect(await found('echidna')).toEqual([])
  })
})
