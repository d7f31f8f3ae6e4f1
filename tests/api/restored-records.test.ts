import { describe, expect, it } from 'vitest'
import type { Draft } from '../../shared/draft.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { usePublishedDraftsSite } from '../support/site/published-drafts-site.ts'

const at = usePublishedDraftsSite()
const { kinds } = at

describe('a deleted record', () => {
  it('leaves its text in the trash, and is restored under its address', async () => {
    const blog = await at.calls.makeBlog({ ...at.good, title: 'Deleted words' })
    const key = `blog.${blog._id}`
    await at.calls.remove(`/blogs/${blog._id}`)
    const trashed = await at.drafts.get(key)
    expect(trashed).toMatchObject({ state: 'trash', fields: { title: 'Deleted words' } })
    expect(await refusal(await at.drafts.put(key, { title: 'x' }))).toBe(
      '409 This is in the trash.',
    )
    const restored = (await (await at.drafts.post(key, 'restore')).json()) as Draft
    expect(restored).toMatchObject({ state: 'unpublished', recordId: blog._id })
    // Its picture was deleted with it.
    expect(restored.fields).toMatchObject({ image_url: '' })
    const draft = { key: restored.key, version: restored.version }
    const back = await at.calls.makeBlog({ ...at.good, title: 'Other title', draft })
    expect(back._id).toBe(blog._id)
    expect(await kinds(key)).toEqual(['published', 'deleted', 'published'])
  })

  it('is restored under another address if its own is in use', async () => {
    const first = await at.calls.makeBlog({ ...at.good, title: 'Taken' })
    const key = `blog.${first._id}`
    await at.calls.remove(`/blogs/${first._id}`)
    const trashed = (await at.drafts.list('?state=trash')).find(
      ({ fields }) => fields['title'] === 'Taken',
    )
    await at.calls.makeBlog({ ...at.good, title: 'Taken' })
    expect(await at.drafts.get(key)).toMatchObject({ state: 'published' })
    const restored = (await (await at.drafts.post(trashed!.key, 'restore')).json()) as Draft
    expect(restored).toMatchObject({ state: 'draft', recordId: null })
  })

  it('of a doctor does the same', async () => {
    const doctor = await at.calls.makeDoctor({ name: 'Dr. Gone' })
    await at.calls.remove(`/authors/${doctor._id}`)
    const key = `doctor.${doctor._id}`
    const { version } = (await (await at.drafts.post(key, 'restore')).json()) as Draft
    const again = await at.calls.post('/authors', { name: 'Dr. Back', draft: { key, version } })
    expect((await again.json()) as Doctor).toMatchObject({ _id: doctor._id, name: 'Dr. Back' })
  })
})
