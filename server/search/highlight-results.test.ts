import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Blogs, createBlogs } from '../blogs/blogs.ts'
import type { Database } from '../database/database.ts'
import { createDoctorRepository } from '../doctors/doctor-repository.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import { newBlog } from '../../tests/support/data/new-blog.ts'
import type { MarkedText } from './query/highlighter.ts'

let close: () => Promise<void>
let db: Database
let blogs: Blogs

beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
  blogs = createBlogs(db)
  const nothing = { email: '', location: '', description: '', image_url: '', linkedin: '' }
  const author_id = await createDoctorRepository(db).create({ name: 'Dr. Zoë Quill', ...nothing })
  const brief_description = 'What this is about.'
  const long = `${'Words before it. '.repeat(100)}The <b>okapi</b> &amp; its <i>jaw</i>.`
  await blogs.create(newBlog('Headaches at noon', { brief_description, author_id }))
  await blogs.create(newBlog('Brief', { brief_description: 'A headache and a migraine.' }))
  await blogs.create(newBlog('Far', { brief_description: `${'So far. '.repeat(20)}A tapir.` }))
  await blogs.create(newBlog('Long', { brief_description, long_description: `<p>${long}</p>` }))
  await blogs.create(newBlog('Tagged', { brief_description, tags: ['Sleep', 'Quokka care'] }))
  await blogs.create(newBlog('Called', { brief_description, call_out: 'Ask a numbat.' }))
})
afterAll(() => close())

const written = (parts: MarkedText | undefined) =>
  parts?.map((part, at) => (at % 2 === 1 ? `[${part}]` : part)).join('')

async function shown(query: string) {
  const { items } = await blogs.searchMarked({ query, limit: 10, page: 1 })
  return Object.fromEntries(
    items.map(({ title, found }) => [
      title,
      [found?.title, found?.brief, found?.author].map(written).filter(Boolean).join(' | '),
    ]),
  )
}

it.each([
  ['a word and its other forms', 'headache', 'Headaches at noon', '[Headaches] at noon'],
  ['the same in the brief', 'headaches', 'Brief', 'Brief | A [headache] and a migraine.'],
  ['what begins as typed', 'migr', 'Brief', 'Brief | A headache and a [migraine].'],
  ['what was meant', 'mirgaine', 'Brief', 'Brief | A headache and a [migraine].'],
  ['every word', 'migraine headache', 'Brief', 'Brief | A [headache] and a [migraine].'],
  ['the author', 'zoe', 'Headaches at noon', 'What this is about. | Dr. [Zoë] Quill'],
  ['the call-out, in place of the brief', 'numbat', 'Called', 'Called | Ask a [numbat].'],
  ['the topics', 'quokka', 'Tagged', 'Tagged | Topics: [Quokka] care'],
  ['the text around a word', 'okapi', 'Long', 'it. Words before it. The [okapi] & its jaw.'],
  [
    'the end of a long brief',
    'tapir',
    'Far',
    '… far. So far. So far. So far. So far. So far. A [tapir].',
  ],
])('marks %s', async (_what, query, title, text) => {
  expect((await shown(query))[title]).toContain(text)
})

it('marks nothing in the whole list', async () => {
  const { items } = await blogs.searchMarked({ query: ' ', limit: 10, page: 1 })
  expect(items).toHaveLength(6)
  for (const item of items) expect(item).not.toHaveProperty('found')
})
