import { describe, expect, it } from 'vitest'
import type { Blog, BlogListItem } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { useDoctorsSite, full } from '../support/site/doctors-site.ts'

const at = useDoctorsSite()
const { read } = at

const found = async (query: string) =>
  (await read<BlogListItem[]>(`/api/user/v1/blogs/search?query=${query}`)).map(({ _id }) => _id)

describe('changing a doctor', () => {
  it('shows in the articles and in the search at once', async () => {
    const made = await at.admin.makeDoctor({ ...full, name: 'Dr. Xanthe Old' })
    const blog = await at.admin.makeBlog(goodBlog(made._id))
    expect(await found('xanthe')).toEqual([blog._id])
    const response = await at.admin.put(`/authors/${made._id}`, {
      ...full,
      name: 'Dr. Yolanda New',
      updatedAt: made.updatedAt,
    })
    expect(response.status).toBe(200)
    const changed = (await response.json()) as Doctor
    expect(changed).toMatchObject({ _id: made._id, name: 'Dr. Yolanda New' })
    expect(changed.updatedAt > made.updatedAt).toBe(true)
    expect([await found('xanthe'), await found('yolanda')]).toEqual([[], [blog._id]])
    const shown = await read<Blog>(`/api/user/v1/blogs/${blog._id}`)
    expect(shown.author_id?.name).toBe('Dr. Yolanda New')
    expect(await found('clenching')).toContain(blog._id)
    expect(await read<Blog[]>('/api/user/v1/blogs/author/dr.%20yolanda%20new')).toHaveLength(1)
  })

  it('F-14: is refused where somebody else has saved meanwhile', async () => {
    const made = await at.admin.makeDoctor(full)
    const body = { ...full, location: 'Mine', updatedAt: made.updatedAt }
    const responses = await Promise.all(
      [1, 2, 3].map(() => at.admin.put(`/authors/${made._id}`, body)),
    )
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    const stale = responses.find(({ status }) => status === 409)!
    expect(await refusal(stale)).toBe('409 Somebody else has saved this in the meantime.')
    expect((await at.admin.put(`/authors/${made._id}`, full)).status).toBe(200)
    expect((await at.admin.put('/authors/nobody', full)).status).toBe(404)
  })
})

describe('deleting a doctor', () => {
  it('Z-09: keeps the articles, without an author', async () => {
    const image_url = await imageCalls(at.site, at.token).store({
      bytes: await redAboveBlue(40, 20),
    })
    const made = await at.admin.makeDoctor({ ...full, name: 'Dr. Zenobia Gone', image_url })
    const blog = await at.admin.makeBlog(goodBlog(made._id))
    expect((await at.admin.remove(`/authors/${made._id}`)).status).toBe(204)
    const shown = await read<Blog>(`/api/user/v1/blogs/${blog._id}`)
    expect(shown).toEqual({ ...blog, author_id: null, author_image_url: '' })
    expect(await found('zenobia')).toEqual([])
    expect(await found('clenching')).toContain(blog._id)
    expect((await at.site.fetch(image_url)).status).toBe(404)
    expect((await at.site.fetch(`/articles/${blog._id}`)).status).toBe(200)
    expect((await at.admin.remove(`/authors/${made._id}`)).status).toBe(404)
    const orphan = await at.admin.put(`/blogs/${blog._id}`, goodBlog(made._id))
    expect(await refusal(orphan)).toBe('400 Author is required.')
  })

  it('F-15: at once with adding their article leaves no article behind that breaks', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { _id } = await at.admin.makeDoctor({ name: `Dr. Race ${round}` })
      const [removed, added] = await Promise.all([
        at.admin.remove(`/authors/${_id}`),
        at.admin.post('/blogs', { ...goodBlog(_id), title: `Race ${round}` }),
      ])
      expect(removed.status).toBe(204)
      expect([201, 400]).toContain(added.status)
      if (added.status === 400) continue
      const { _id: blogId } = (await added.json()) as Blog
      const shown = await read<Blog>(`/api/user/v1/blogs/${blogId}`)
      expect(shown.author_id).toBeNull()
    }
  })
})
