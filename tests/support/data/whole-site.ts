// A small site with everything that an export takes along, and its export.
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import { photo } from './pictures.ts'
import { goodBlog } from '../requests/admin-calls.ts'
import { draftCalls, newKey } from '../requests/draft-calls.ts'
import { giveProfile, reviewCalls } from '../requests/review-calls.ts'
import type { Place, RunningSite } from '../site/site-in-place.ts'

/** `site.json`: lists of records. */
export type SiteFile = Record<string, Record<string, unknown>[]>

/** A small site with everything that is taken along; returns the article that a doctor signed. */
export async function writeWholeSite({
  admin,
  images,
  postJson,
  fetch,
}: RunningSite): Promise<Blog> {
  const png = await photo(64, 48, 'png')
  const [portrait, shown, trashed, mark] = await Promise.all(
    [1, 2, 3, 4].map(() => images.store({ bytes: png })),
  )
  expect((await images.remove(trashed!)).status).toBe(204)
  const ada = await admin.makeDoctor({ name: 'Dr. Ada Marsh' })
  const rita = await admin.makeDoctor({ name: 'Dr. Zoë Ménière', image_url: portrait })
  const gone = await admin.makeDoctor({ name: 'Dr. Ben Gone' })
  await giveProfile(admin, 'admin@example.org', rita._id)
  const cited = { kind: 'journal', authors: 'Doe J', title: 'On jaws', doi: '10.1000/jaws' }
  const blog = await admin.makeBlog({
    ...goodBlog(ada._id),
    image_url: shown,
    long_description: `<p>A long text [1], 顎関節 and 👩‍⚕️. <img src="${shown}" alt=""></p>`,
    references: [cited],
  })
  const sign = await reviewCalls(admin).sign({ kind: 'article', id: blog._id })
  expect(sign.status).toBe(201)
  await admin.makeBlog({
    ...goodBlog(gone._id),
    image_url: shown,
    title: 'Snoring, by nobody',
    tags: ['Sleep'],
  })
  expect((await admin.remove(`/authors/${gone._id}`)).status).toBe(204)
  for (const title of ['Taken off', 'Thrown away']) {
    const { _id, updatedAt } = await admin.makeBlog({
      ...goodBlog(ada._id),
      image_url: shown,
      title,
    })
    if (title === 'Thrown away') await admin.remove(`/blogs/${_id}`)
    else await admin.post(`/blogs/${_id}/unpublish`, { updatedAt })
  }
  const drafts = draftCalls(admin)
  const key = newKey()
  const { version } = await drafts.save(key, {
    ...goodBlog(ada._id),
    image_url: shown!,
    title: 'For later',
  })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  expect((await drafts.schedule(key, at, version)).status).toBe(200)
  await drafts.save(`blog.${blog._id}`, { title: 'Half changed' })
  await writeWords(admin, mark!, at)
  await admin.post('/canned-answers', { title: 'Hello', text: 'Dear {name}' })
  const enquiry = { name: 'Bø', email: 'bo@example.org', message: "Hello,\n'quoted' \\ 🦷" }
  await postJson('/api/user/v1/contact/send-message', enquiry)
  const [{ _id: id }] = (await (await admin.get('/enquiries')).json()) as [{ _id: string }]
  await admin.post(`/enquiries/${id}/replies`, { text: 'Come and see us.' })
  await admin.post(`/enquiries/${id}/notes`, { text: 'A friend of the house.' })
  await postJson('/api/user/v1/newsletter/subscribe', { email: 'reader@example.org' })
  await admin.post('/newsletter/issues', { subject: 'Issue 1', intro: 'Hello', articles: [] })
  return (await (await fetch(`/api/user/v1/blogs/${blog._id}`)).json()) as Blog
}

/** Changes words of the site, a legal page twice, and leaves a draft and a scheduled one. */
async function writeWords(admin: RunningSite['admin'], mark: string, at: string): Promise<void> {
  for (const [page, values] of [
    ['academy', { name: 'Zähne & “Kiefer” 🦷', mark, social: [] }],
    ['legal.terms', { intro: ['New terms.'] }],
    ['legal.terms', { intro: ['Newer terms.'] }],
  ] as const) {
    expect((await admin.put(`/words/${page}`, { values })).status).toBe(200)
  }
  const drafts = draftCalls(admin)
  await drafts.save('words.condition.tmd', { types: [], causes: '' }, 0, 'words')
  const { version } = await drafts.save('words.contact', { follow: 'Later' }, 0, 'words')
  const scheduled = await drafts.schedule('words.contact', at, version, { hard: true })
  expect(scheduled.status).toBe(200)
}

/** The file of an export without its date. */
export async function fileOf(folder: string, file = 'site.json'): Promise<string> {
  return (await readFile(join(folder, file), 'utf8')).replace(/"exportedAt":"[^"]+"/, '')
}

export async function siteOf(folder: string, file = 'site.json'): Promise<SiteFile> {
  return JSON.parse(await readFile(join(folder, file), 'utf8')) as SiteFile
}

/** Copies an export with another `site.json`, formatted in another way. Returns the copy's folder. */
export async function changedCopy(
  folder: string,
  copy: string,
  change: (site: SiteFile) => object,
): Promise<string> {
  await cp(folder, copy, { recursive: true })
  const site = change(await siteOf(folder))
  await writeFile(join(copy, 'site.json'), JSON.stringify(site, undefined, 4))
  return copy
}

/** Exports what is in the place to a new folder, which it returns. */
export async function exported(
  { academy, folder }: Pick<Place, 'academy' | 'folder'>,
  ...flags: string[]
): Promise<string> {
  const target = join(folder, `export${flags.join('')}`)
  const { code, error } = await academy(['export', target, ...flags])
  if (code !== 0) throw new Error(error)
  return target
}
