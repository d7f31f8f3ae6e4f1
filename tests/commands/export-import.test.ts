import { once } from 'node:events'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { changedCopy, exported, fileOf, siteOf } from '../support/data/whole-site.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { postgresPlace, responsesOf, sqlitePlace, stateOf } from '../support/site/site-in-place.ts'
import { filesInBucket } from '../support/stores/fresh-bucket.ts'
import { useExportedSite, done } from '../support/site/exported-site.ts'

const original = useExportedSite()
const { place } = original

describe('a site taken along', () => {
  it('is the same on other stores, and when it comes back', async () => {
    const there = await place(postgresPlace())
    expect(await there.academy(['import', original.taken])).toMatchObject(done)
    expect((await filesInBucket(there.bucket)).toSorted()).toEqual(
      (await readdir(join(original.taken, 'pictures'))).toSorted(),
    )
    const second = await exported(there, '--people')
    const back = await place(sqlitePlace())
    expect(await back.academy(['import', second])).toMatchObject(done)
    const third = await exported(back, '--people')
    for (const file of ['site.json', 'people.json']) {
      expect(await fileOf(second, file)).toBe(await fileOf(original.taken, file))
      expect(await fileOf(third, file)).toBe(await fileOf(original.taken, file))
    }
    expect(original.signed.review.state).toBe('current')
    for (const stored of [there, back]) {
      const site = await stored.start()
      expect(await responsesOf(site, original.pictures)).toEqual(original.before)
      const { review } = (await (
        await site.fetch(`/api/user/v1/blogs/${original.signed._id}`)
      ).json()) as Blog
      expect(review).toEqual(original.signed.review)
      const { _id } = await site.admin.makeBlog({
        ...goodBlog(''),
        image_url: original.signed.image_url,
        author_id: original.signed.author_id!._id,
      })
      expect(_id).toBe('jaw-pain-in-the-morning-2')
      await site.stop()
    }
    expect((await back.academy(['check'])).error).toBe('')
  })

  it('has everything, described by a schema, and only people where they are asked for', async () => {
    const site = await siteOf(original.taken)
    expect(site['articles']!.map(({ _id }) => _id)).toEqual([
      original.signed._id,
      'snoring-by-nobody',
    ])
    expect(site['drafts']!.filter(({ scheduledAt }) => scheduledAt)).toHaveLength(2)
    expect(site['drafts']!.filter(({ trashedAt }) => trashedAt)).toHaveLength(2)
    for (const list of [
      'versions',
      'reviews',
      'references',
      'tags',
      'cannedAnswers',
      'trashedPictures',
      'siteWords',
      'legalVersions',
    ]) {
      expect(site[list]!.length, list).toBeGreaterThan(0)
    }
    const people = await siteOf(original.taken, 'people.json')
    expect(people['enquiries']).toMatchObject([
      { email: 'bo@example.org', mails: [{ text: 'Come and see us.' }], notes: [{}] },
    ])
    expect(people['subscribers']).toMatchObject([{ email: 'reader@example.org' }])
    expect(people['newsletterIssues']).toMatchObject([{ subject: 'Issue 1' }])
    expect((await stat(join(original.taken, 'people.json'))).mode & 0o777).toBe(0o600)
    expect(await readdir(await exported(original.home))).toEqual([
      'pictures',
      'site.json',
      'site.schema.json',
    ])

    const schema = JSON.parse(await fileOf(original.taken, 'site.schema.json')) as object
    const validator = Fastify({
      ajv: { customOptions: { removeAdditional: false, coerceTypes: false, strict: false } },
    })
    validator.post('/', { schema: { body: schema } }, () => 'valid')
    const verdict = async (payload: object) =>
      (await validator.inject({ method: 'POST', url: '/', payload })).body
    expect(await verdict(site)).toBe('valid')
    expect(await verdict({ ...site, articles: [{ ...site['articles']![0], title: 1 }] })).not.toBe(
      'valid',
    )
    await validator.close()
  })

  it('may be formatted and ordered by others, and is sanitised', async () => {
    const folder = await changedCopy(
      original.taken,
      join(original.home.folder, 'changed'),
      (site) => {
        const { articles = [], ...rest } = site
        const unsafe = '<p onclick="x()">Safe<script>alert(1)</script></p>'
        return {
          articles: articles.map((one) => ({ ...one, blog_summary: unsafe, sample: undefined })),
          ...rest,
        }
      },
    )
    const there = await place(sqlitePlace())
    expect(await there.academy(['import', folder])).toMatchObject(done)
    const again = await siteOf(await exported(there))
    expect(again['articles']!.map((one) => one['blog_summary'])).toEqual([
      '<p>Safe</p>',
      '<p>Safe</p>',
    ])
  })
})

describe('an import refuses', () => {
  it('a site that runs, or has something', async () => {
    const there = await place(postgresPlace())
    const site = await there.start()
    const { error } = await there.academy(['import', original.taken])
    expect(error).toBe('DATABASE_URL: the site is running: stop all instances first\n')
    await site.admin.makeDoctor({ name: 'Dr. Ada Marsh' })
    await site.stop()
    const state = await stateOf(there.url)
    const second = await there.academy(['import', original.taken])
    expect([second.code, second.error]).toEqual([
      1,
      'Nothing was imported: the site is not empty: there are rows in doctors\n',
    ])
    expect(await stateOf(there.url)).toBe(state)
    const full = await there.academy(['export', original.taken])
    expect([full.code, full.error]).toEqual([
      1,
      `FOLDER: ${original.taken} is not empty, so nothing was exported\n`,
    ])
  })
})

it('needs no memory for the text that it takes along', async () => {
  const articles = 200
  const from = await place(sqlitePlace())
  await mkdir(join(from.folder, 'large', 'pictures'), { recursive: true })
  const site = await siteOf(original.taken)
  const words = `${'hypersensitivity'.repeat(10)} `.repeat(1200)
  const many = Array.from({ length: articles }, (_, at) => ({
    ...site['articles']![1],
    _id: `article-${at}`,
    image_url: original.signed.image_url,
    long_description: `<p>${words}${at}</p>`,
  }))
  const alone = Object.fromEntries(
    Object.entries(site).map(([name, list]) => [name, Array.isArray(list) ? [] : list]),
  )
  const text = JSON.stringify({ ...alone, articles: many })
  await writeFile(join(from.folder, 'large', 'site.json'), text)
  const limit = 40
  expect(text.length / 2 ** 20).toBeGreaterThan(limit * 0.9)
  const limited = { NODE_OPTIONS: `--max-old-space-size=${limit}` }
  for (const [command, folder] of [
    ['import', 'large'],
    ['export', 'again'],
  ] as const) {
    const run = from.startAcademy([command, join(from.folder, folder)], limited)
    expect((await once(run, 'exit'))[0], command).toBe(0)
  }
  expect((await stat(join(from.folder, 'again', 'site.json'))).size).toBeGreaterThan(
    text.length * 0.99,
  )
})
