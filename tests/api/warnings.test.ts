import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Role } from '../../shared/rights.ts'
import type { Warning } from '../../shared/warning.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { giveProfile, reviewCalls } from '../support/requests/review-calls.ts'
import { createOwnLinks } from '../support/site/built-program.ts'
import { day } from '../support/site/movable-clock.ts'
import { useWarningsSite, owner, doctor, siteUrl } from '../support/site/warnings-site.ts'

const at = useWarningsSite()
const { storage, time, callsOf, warnings, ago, noteBackups, texts } = at

describe('Warnings', () => {
  let blog: Blog

  beforeAll(async () => {
    const author = await at.calls.makeDoctor({ name: 'Dr. Ada Author' })
    const reviewer = await at.calls.makeDoctor({ name: 'Dr. Rita Reviewer', email: doctor })
    await giveProfile(at.calls, doctor, reviewer._id)
    blog = await at.calls.makeBlog(goodBlog(author._id))
    await noteBackups(ago(0), ago(0))
  })

  const links = () =>
    createOwnLinks({
      db: storage.db,
      clock: time.clock,
      log: Fastify().log,
      settings: { siteUrl },
      statusOf: async (path) => (await at.site.fetch(path, { method: 'HEAD' })).status,
    })
  const save = async (fields: Partial<Blog>) => {
    const { updatedAt: _at, author_id, ...rest } = blog
    const body = { ...rest, author_id: author_id!._id, ...fields }
    expect((await at.calls.put(`/blogs/${blog._id}`, body)).status).toBe(200)
  }

  it('name what needs somebody, for each role what it may open', async () => {
    const signer = reviewCalls(await callsOf(doctor))
    expect((await signer.sign({ kind: 'article', id: blog._id })).status).toBe(201)
    const enquiry = { name: 'Zoe', email: 'zoe@example.com', message: 'My jaw clicks.' }
    await at.site.postJson('/api/user/v1/contact/send-message', enquiry)
    await expect.poll(() => storage.db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
    const { db } = storage
    expect(await texts()).toEqual([])
    await db
      .updateTable('enquiries')
      .set({ waiting_since: ago(2 * day) })
      .execute()
    expect(await texts()).toEqual(['1 enquiry has had no reply for two days'])

    await db
      .updateTable('enquiries')
      .set({ failed: 1, danger_at: ago(day) })
      .execute()
    await db.updateTable('clinical_reviews').set({ due_on: '2020-01-01', is_overdue: 1 }).execute()
    await db
      .insertInto('mail_outbox')
      .values({
        ...{ id: 'dead', recipient: 'a@example.org', subject: 's', text: 't', html: 'h' },
        ...{ attempts: 20, created_at: ago(day), next_attempt_at: ago(day) },
      })
      .execute()
    const draft = { kind: 'blog', base: 0, tab: 'tab-of-an-owner', fields: { title: 'Late' } }
    const key = `new.${'a'.repeat(32)}`
    expect((await at.calls.put(`/drafts/${key}`, draft)).status).toBeLessThan(300)
    const problem = JSON.stringify({ message: 'Author is required.', field: 'author_id' })
    await db
      .updateTable('drafts')
      .set({ schedule_problem: problem })
      .where('fields', 'is not', null)
      .execute()

    const form = '/admin/blogs/add-blog'
    const urgent = ['1 enquiry may be urgent', '/admin/desk?folder=inbox&sort=waiting']
    const replies = ['1 reply did not arrive', '/admin/desk?folder=failed']
    const waiting = ['1 enquiry has had no reply for two days', '/admin/desk?folder=waiting']
    const mails = ['1 mail was given up', '/admin/meter']
    const late = [
      '“Late” was not published on schedule: Author is required.',
      `${form}?draft=${'a'.repeat(32)}`,
    ]
    const due = ['1 review is due', '/admin/reviews?state=due']
    const person = await callsOf(doctor)
    const seen: Record<Role, string[][]> = {
      owner: [urgent, replies, waiting, mails, late, due],
      editor: [late, due],
      reviewer: [late, due],
      'front-desk': [urgent, replies, waiting],
      doctor: [],
    }
    for (const [role, expected] of Object.entries(seen) as [Role, string[][]][]) {
      await db.updateTable('people').set({ role }).where('email', '=', doctor).execute()
      const found = (await warnings(person)).map(({ text, href }) => [text, href])
      expect(found, role).toEqual(expected)
    }
    const { id } = await db
      .selectFrom('people')
      .select('id')
      .where('email', '=', doctor)
      .executeTakeFirstOrThrow()
    await db.updateTable('enquiries').set({ assigned_to: id }).execute()
    expect((await warnings(person)).map(({ text }) => text)).toEqual([
      urgent[0],
      replies[0],
      waiting[0],
    ])

    for (const table of ['enquiries', 'mail_outbox', 'drafts', 'clinical_reviews'] as const)
      await db.deleteFrom(table).execute()
    expect(await texts()).toEqual([])
  })

  it('name links of ours that lead nowhere, until they are mended', async () => {
    const other = await at.calls.makeBlog({ ...goodBlog(blog.author_id!._id), title: 'Other one' })
    const linked = (...addresses: string[]) =>
      `<p>${addresses.map((address) => `<a href="${address}">this</a>`).join(' ')}</p>`
    await save({
      long_description: linked(
        ...[`/articles/${other._id}`, '/about', '/rss.xml', '/articles?query=jaw#top', '#part'],
        ...['https://elsewhere.example/gone', 'mailto:a@example.org', '/articles/gone'],
      ),
      blog_summary: linked(`${siteUrl}/solution/nothing?a=1`),
    })
    const cited = [
      { kind: 'web', authors: 'A', title: 'T', doi: '10.bad', url: 'https://a.example/' },
    ]
    await storage.db
      .updateTable('blogs')
      .set({ references: JSON.stringify(cited) })
      .where('id', '=', other._id)
      .execute()
    await links().check()
    const own = {
      key: `broken-links blog ${blog._id}`,
      text: `2 links in “${blog.title}” lead nowhere: ${siteUrl}/solution/nothing?a=1 (Blog Summary), /articles/gone (Long Description)`,
      count: 2,
      href: `/admin/blogs/add-blog?id=${blog._id}`,
    }
    expect(await warnings()).toEqual([
      own,
      expect.objectContaining({
        text: 'A link in “Other one” leads nowhere: 10.bad (References)',
      }) as Warning,
    ])

    await save({
      long_description: linked(`/articles/${other._id}`),
      blog_summary: '<p>Mended.</p>',
    })
    expect(await texts()).toEqual(['A link in “Other one” leads nowhere: 10.bad (References)'])
    expect((await at.calls.remove(`/blogs/${other._id}`)).status).toBe(204)
    expect(await warnings()).toEqual([])
    // Checked once a night: what was found since waits for the next.
    await links().check()
    expect(await warnings()).toEqual([])
    time.move(day)
    at.calls = await callsOf(owner)
    await noteBackups(ago(0), ago(0))
    await links().check()
    expect(await texts()).toEqual([
      `A link in “${blog.title}” leads nowhere: /articles/${other._id} (Long Description)`,
    ])
    await at.calls.makeBlog({ ...goodBlog(blog.author_id!._id), title: 'Other one' })
    expect(await texts()).toEqual([])
  })
})
