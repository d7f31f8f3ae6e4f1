import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { DraftFields } from '../../shared/draft-fields.ts'
import type { Review } from '../../shared/review.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { giveProfile, reviewCalls } from '../support/requests/review-calls.ts'
import { hour, minute } from '../support/site/movable-clock.ts'
import { useScheduleSite, soon } from '../support/site/schedule-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const setup = useScheduleSite()
const { move, after, schedule, publicArticle, untilNotScheduled } = setup

describe('a publication', () => {
  onSqlite.it(
    'of words that are hard to read is refused without the tick, and happens with it',
    async () => {
      const key = 'words.contact'
      const title =
        'Temporomandibular arthrocentesis necessitates comprehensive multidisciplinary evaluation, notwithstanding considerable methodological heterogeneity.'
      await setup.drafts.save(key, { description: title }, 0, 'words')
      const { version } = await setup.drafts.get(key)
      expect(await refusal(await setup.drafts.schedule(key, after(hour), version))).toMatch(
        /^400 This is hard to read: grade \d+, limit \d+\. Hardest: “Temporo/,
      )
      const at = after(2 * minute)
      expect((await setup.drafts.schedule(key, at, version, { hard: true })).status).toBe(200)
      move(2 * minute)
      await untilNotScheduled(key)
      expect(await setup.drafts.get(key)).toMatchObject({
        state: 'published',
        scheduleProblem: null,
      })
      const acts = await setup.calls.get('/audit?record=contact')
      expect(await acts.json()).toMatchObject([
        { action: 'changed', kind: 'words', fields: ['description', 'hard'] },
        { action: 'changed', kind: 'words', fields: ['schedule', 'hard'] },
        { action: 'created', kind: 'words', fields: ['draft'] },
      ])

      const editor = { name: 'Ed', email: 'ed@example.org', role: 'editor' }
      await setup.calls.post('/people', editor)
      const theirs = draftCalls(
        adminCalls(setup.site, await adminToken(setup.site.dataDir, editor.email)),
      )
      await theirs.save('words.academy', { email: 'mine@example.org' }, 0, 'words')
      expect(await refusal(await theirs.schedule('words.academy', after(hour), 1))).toBe(
        '400 Only an owner can change the academy’s email address.',
      )
      // Nor by a draft that an owner has scheduled.
      await setup.drafts.save('words.academy', { email: 'ours@example.org' }, 1, 'words')
      const seen = (await setup.drafts.get('words.academy')).version
      expect((await setup.drafts.schedule('words.academy', after(2 * minute), seen)).status).toBe(
        200,
      )
      await theirs.save('words.academy', { email: 'mine@example.org' }, seen, 'words')
      move(2 * minute)
      await untilNotScheduled('words.academy')
      expect((await setup.drafts.get('words.academy')).scheduleProblem).toEqual({
        message: 'Only an owner can change the academy’s email address.',
        field: 'email',
      })
    },
  )

  onSqlite.it(
    'keeps or ends a signature as a save does, and one that is no longer independent',
    async () => {
      const signer = await setup.calls.makeDoctor({ name: 'Dr. Rita Reviewer' })
      await giveProfile(setup.calls, 'admin@example.org', signer._id)
      const published: [DraftFields, Review['state']][] = [
        [{ call_out: 'Pain is a message!', tags: ['Jaw'] }, 'current'],
        [{ call_out: 'Pain is a message?' }, 'changed'],
        [{ author_id: signer._id }, 'none'],
      ]
      const ids: string[] = []
      for (const [changes] of published) {
        const { _id: id } = await setup.calls.makeBlog(goodBlog(setup.author))
        expect((await reviewCalls(setup.calls).sign({ kind: 'article', id })).status).toBe(201)
        await setup.drafts.save(`blog.${id}`, changes)
        await schedule(`blog.${id}`)
        ids.push(id)
      }
      move(2 * minute)
      for (const id of ids) await untilNotScheduled(`blog.${id}`)
      const articles = await Promise.all(ids.map(publicArticle))
      const states = articles.map(async (one) => ((await one.json()) as Blog).review.state)
      expect(await Promise.all(states)).toEqual(published.map(([, state]) => state))
    },
  )

  it.each([
    {
      what: 'whose author is deleted',
      harm: (doctor: string) => setup.calls.remove(`/authors/${doctor}`),
      problem: { message: 'Author is required.', field: 'author_id' },
    },
    {
      what: 'of an article that somebody else has changed',
      harm: (doctor: string, { _id }: Blog) => setup.calls.put(`/blogs/${_id}`, goodBlog(doctor)),
      problem: { message: 'Somebody else has saved this in the meantime.' },
    },
  ])('$what does not happen, and who scheduled it is told', async ({ harm, problem }) => {
    const { _id: doctor } = await setup.calls.makeDoctor({ name: 'Dr. Gone' })
    const before = await setup.calls.makeBlog({
      ...goodBlog(setup.author),
      title: 'Stays as it is',
    })
    const key = `blog.${before._id}`
    const title = `Secret ${before._id}`
    await setup.drafts.save(key, { title, author_id: doctor })
    await schedule(key)
    await harm(doctor, before)
    move(2 * minute)
    await untilNotScheduled(key)
    expect(await setup.drafts.get(key)).toMatchObject({
      state: 'changed',
      scheduleProblem: problem,
      fields: { title },
    })
    expect(await (await publicArticle(before._id)).json()).not.toMatchObject({ title })
    const outbox = join(setup.site.dataDir, 'outbox')
    await vi.waitFor(async () => {
      const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
      const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
      const mail = mails.find((text) => text.includes(`Subject: Not published: ${title}`))
      expect(mail).toContain('To: admin@example.org')
      expect(mail?.replaceAll('=\r\n', '')).toContain(problem.message)
    }, soon)
  })
})
