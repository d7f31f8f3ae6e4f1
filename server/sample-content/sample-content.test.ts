import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conditions } from '../../content/conditions/conditions.ts'
import { medicalPages } from '../../content/medical-pages.ts'
import type { Blog } from '../../shared/blog.ts'
import { htmlText } from '../../shared/html-text.ts'
import { limits } from '../../shared/limits.ts'
import { citedNumbers } from '../../shared/reference-markers.ts'
import { readSettings } from '../core/env.ts'
import { clean } from '../html/sanitise.ts'
import { createServices, type Services } from '../main/services.ts'
import { addSampleContent } from './add-sample-content.ts'
import { valueText } from '../../shared/value-text.ts'

let dataDir: string
let site: Services
let articles: Blog[]
const countWords = (html: string) => htmlText(html).split(' ').filter(Boolean).length

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-sample-'))
  const settings = readSettings({ DATA_DIR: dataDir })
  site = await createServices(settings, Fastify().log, {
    apiDescription: () => ({}),
    statusOf: () => Promise.resolve(200),
  })
  const { items } = await site.blogs.list({ limit: 100, page: 1 })
  articles = (await Promise.all(items.map(({ _id }) => site.blogs.find(_id)))) as Blog[]
})
afterAll(async () => {
  await site.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('the sample articles', () => {
  it('are thirty of 600 to 1,000 words, complete and within the limits', async () => {
    expect(articles).toHaveLength(30)
    for (const article of articles) {
      expect(countWords(article.long_description), article._id).toBeGreaterThanOrEqual(600)
      expect(countWords(article.long_description), article._id).toBeLessThanOrEqual(1000)
      expect(article.references.length, article._id).toBeGreaterThanOrEqual(3)
      expect(countWords(article.blog_summary)).toBeLessThanOrEqual(limits.article.summaryWords)
      expect(countWords(article.img_description)).toBeLessThanOrEqual(
        limits.article.imageDescriptionWords,
      )
      expect(article.title.length).toBeLessThanOrEqual(limits.article.title)
      expect(article.call_out && article.tags.length && article.brief_description).toBeTruthy()
      expect(article.image_url, article._id).toMatch(/^\/images\//)
      expect(article.long_description, article._id).toContain('Sample article')
      const { alt = '' } = await site.images.library.described(article.image_url)
      expect(alt.length, article._id).toBeGreaterThan(50)
      expect(alt.length, article._id).toBeLessThanOrEqual(limits.image.alt)
    }
  })

  it('say only what the sanitiser leaves as it is', () => {
    for (const { long_description, blog_summary, img_description } of articles) {
      for (const html of [long_description, blog_summary, img_description]) {
        expect(clean(html)).toBe(html)
      }
    }
  })

  it('cite each of their references, and no other', () => {
    for (const { _id, references, blog_summary, long_description } of articles) {
      const cited = new Set(citedNumbers(blog_summary + long_description))
      expect(
        [...cited].toSorted((a, b) => a - b),
        _id,
      ).toEqual(references.map((_reference, index) => index + 1))
    }
  })

  it('show every state of lists: many, few and none', () => {
    const tagged = (name: string) => articles.filter(({ tags }) => tags.includes(name)).length
    const counts = conditions.map(({ shortName }) => tagged(shortName))
    expect(tagged('TMD')).toBeGreaterThan(5)
    expect(Math.min(...counts)).toBe(0)
    for (const letter of 'ABCDEFG') {
      expect(
        articles.some(({ title }) => title.startsWith(letter)),
        letter,
      ).toBe(true)
    }
    const names = new Set(medicalPages.map(({ shortName }) => shortName))
    expect(articles.flatMap(({ tags }) => tags).filter((tag) => !names.has(tag))).toEqual([])
  })
})

describe('the sample doctors', () => {
  it('are ten, marked as samples; one has many articles, one has none', async () => {
    const doctors = await site.doctors.listWithArticles(limits.articlesPerDoctor)
    expect(doctors).toHaveLength(10)
    for (const doctor of doctors) {
      expect(doctor.sample).toBe(true)
      expect(doctor.email).toMatch(/@example\.org$/)
      expect(doctor.image_url).toMatch(/^\/images\//)
      expect(doctor.articles.length).toBe(Math.min(doctor.articleCount, 3))
    }
    const counts = doctors.map(({ articleCount }) => articleCount)
    expect(Math.max(...counts)).toBeGreaterThan(3)
    expect(Math.min(...counts)).toBe(0)
  })
})

describe('the sample of writing', () => {
  const viewer = { email: '' }

  it('is an unfinished article, marked as a sample', async () => {
    const person = { ...viewer, _id: '', role: 'owner', doctorId: null } as const
    const { items } = await site.drafts.list({ limit: 10, page: 1, person }, viewer)
    expect(items).toMatchObject([{ state: 'draft', fields: { call_out: '' } }])
    const { fields } = await site.drafts.find(items[0]!.key, viewer)
    expect(fields['long_description']).toContain('Sample article')
    expect(fields['long_description']).toBe(clean(valueText(fields['long_description'])))
    expect(await site.doctors.find(valueText(fields['author_id']))).toBeDefined()
  })

  it('is an article with two versions, of which the newest is what readers see', async () => {
    const article = articles.find(({ title }) => title.startsWith('Jaw Clicking'))
    const key = `blog.${article!._id}`
    const [now, before] = await Promise.all(
      [2, 1].map((number) => site.draftVersions.find(key, number)),
    )
    expect(now).toMatchObject({
      kind: 'published',
      createdAt: article!.updatedAt,
      fields: { long_description: article!.long_description },
    })
    for (const name of ['title', 'brief_description', 'long_description']) {
      expect(before!.fields[name], name).not.toEqual(now!.fields[name])
    }
  })
})

describe('adding them', () => {
  it('happens once: what is deleted stays deleted', async () => {
    await site.db.deleteFrom('blogs').where('id', '=', articles[0]!._id).execute()
    await addSampleContent(site)
    const { total } = await site.blogs.list({ limit: 1, page: 1 })
    expect(total).toBe(29)
  })
})
