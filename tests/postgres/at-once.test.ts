import { describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { atOnce, statusesOf, untilTaken } from '../support/requests/at-once.ts'
import { loginClient } from '../support/requests/log-in.ts'
import { admins, useTwoInstances } from '../support/site/two-instances.ts'

const many = 80
const at = useTwoInstances()

describe('F-17: two instances, many calls at once', () => {
  it('create articles with one title, each with an address of its own', async () => {
    const responses = await atOnce(many, (number, turn) =>
      untilTaken((once) =>
        at.calls[turn]!.post(
          '/blogs',
          { ...goodBlog(at.doctor._id), title: `Same ${number % 4}` },
          once,
        ),
      ),
    )
    expect(statusesOf(responses)).toEqual({ 201: many })
    const made = (await Promise.all(responses.map((response) => response.json()))) as Blog[]
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(many)
    for (const site of at.sites) {
      const list = await site.fetch(`/api/user/v1/blogs?author=${at.doctor._id}&limit=1`)
      expect(list.headers.get('x-total-count')).toBe(String(many))
      const found = await site.fetch('/api/user/v1/blogs/search?query=same&limit=1')
      expect(found.headers.get('x-total-count')).toBe(String(many))
    }
  })

  it('edit one article: of those who saw the same state one may, of the others all', async () => {
    const blog = await at.calls[0]!.makeBlog({ ...goodBlog(at.doctor._id), title: 'Edited' })
    const edit = (number: number, seen: object) => ({
      ...goodBlog(at.doctor._id),
      title: `Edit ${number}`,
      call_out: `By ${number}`,
      ...seen,
    })
    const racing = await atOnce(many, (number, turn) =>
      untilTaken(() =>
        at.calls[turn]!.put(`/blogs/${blog._id}`, edit(number, { updatedAt: blog.updatedAt })),
      ),
    )
    expect(statusesOf(racing)).toEqual({ 200: 1, 409: many - 1 })
    const unseen = await atOnce(many, (number, turn) =>
      untilTaken(() => at.calls[turn]!.put(`/blogs/${blog._id}`, edit(number, {}))),
    )
    expect(statusesOf(unseen)).toEqual({ 200: many })
    const last = (await (await at.calls[1]!.get(`/blogs/${blog._id}`)).json()) as Blog
    expect(last.call_out).toBe(last.title.replace('Edit', 'By'))
  })

  it('log in as many admins', async () => {
    const tokens = await atOnce(many, async (number, turn) => {
      const from = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
      const { token } = await loginClient(at.sites[turn]!, at.mail, from).logIn(admins[number]!)
      return (await loginClient(at.sites[1 - turn]!, at.mail, from).session(token)).status
    })
    expect(tokens).toEqual(Array.from({ length: many }, () => 200))
    const { count } = await at.db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email', 'like', 'admin_%')
      .where('email', '!=', 'admin@example.org')
      .executeTakeFirstOrThrow()
    expect(count).toBe(many)
  })

  it('L-09: a right code sent fifty times opens one session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = admins[round]!
      const clients = at.sites.map((site) =>
        loginClient(site, at.mail, { 'x-forwarded-for': `10.1.${round}.1` }),
      )
      const { otpToken, code } = await clients[0]!.send(email)
      const otp = await code()
      const responses = await atOnce(50, (number, turn) =>
        loginClient(at.sites[turn]!, at.mail, {
          'x-forwarded-for': `10.2.${round}.${number}`,
        }).verify(email, otp, otpToken),
      )
      expect(statusesOf(responses)).toEqual({ 200: 1, 401: 49 })
    }
  })

  it('F-15: articles of a doctor who is being deleted never break', async () => {
    for (let round = 0; round < 10; round += 1) {
      const leaving = await at.calls[0]!.makeDoctor({ name: `Dr. Leaving ${round}` })
      const [removed, ...made] = await Promise.all([
        at.calls[0]!.remove(`/authors/${leaving._id}`),
        ...Array.from({ length: 6 }, (_, turn) =>
          at.calls[turn % 2]!.post('/blogs', {
            ...goodBlog(leaving._id),
            title: `Orphan ${round}`,
          }),
        ),
      ])
      expect(removed.status).toBe(204)
      for (const { status } of made) expect([201, 400]).toContain(status)
    }
    const orphans = (await (
      await at.sites[1]!.fetch('/api/user/v1/blogs/search?query=orphan')
    ).json()) as Blog[]
    expect(new Set(orphans.map(({ author_id }) => author_id))).toEqual(new Set([null]))
  })

  it('publish and delete an article while another tab saves it, and lose nothing', async () => {
    const [ours, theirs] = at.calls.map((calls) => draftCalls(calls))
    for (let round = 0; round < 10; round += 1) {
      const key = newKey()
      const blog = { ...goodBlog(at.doctor._id), title: `Raced ${round}` }
      const { version } = await ours!.save(key, blog)
      const call_out = `Typed meanwhile ${round}`
      const [published, saved] = await Promise.all([
        at.calls[0]!.post('/blogs', { ...blog, draft: { key, version } }),
        theirs!.put(key, { call_out }, version),
      ])
      expect([200, 201]).toContain(saved.status)
      expect(published.status).toBe(saved.status === 200 ? 409 : 201)
      expect((await ours!.get(key)).fields).toMatchObject({ call_out })

      const { _id } = await at.calls[0]!.makeBlog(blog)
      const [removed, late] = await Promise.all([
        at.calls[0]!.remove(`/blogs/${_id}`),
        theirs!.put(`blog.${_id}`, { call_out }),
      ])
      expect(removed.status).toBe(204)
      expect([201, 409]).toContain(late.status)
      if (late.status === 201) {
        expect((await ours!.get(`blog.${_id}`)).fields).toMatchObject({ call_out })
      }
    }
  })
})
