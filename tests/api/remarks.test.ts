import { describe, expect, it } from 'vitest'
import type { Remark, RemarkedText } from '../../shared/remark.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { useRemarksSite, type Calls, text, about, read } from '../support/site/remarks-site.ts'

const at = useRemarksSite()
const { storage, remark, remarks } = at

describe('a remark', () => {
  it('belongs to its passage, says whose it is, and is replied to and resolved', async () => {
    const { _id } = await remark('two days', at.reviewer, { suggestion: ' three days ' })
    const [seen, ...rest] = await remarks(at.doctor)
    expect(rest).toEqual([])
    expect(seen).toMatchObject({
      ...{ _id, field: 'long_description', quote: 'two days', isGone: false },
      anchor: {
        exact: 'two days',
        prefix: expect.stringMatching(/Rest your jaw for $/),
        suffix: '.',
      },
      ...{ body: 'Say how long.', suggestion: 'three days', outcome: 'open', replies: [] },
      author: { name: 'The reviewer', you: false },
    })
    const path = `/drafts/${at.key}/remarks/${_id}`
    const replied = await read<Remark>(at.doctor.post(`${path}/replies`, { body: 'Done.' }))
    expect(replied.replies).toMatchObject([
      { body: 'Done.', author: { name: 'The doctor', you: true } },
    ])
    expect(
      (await read<Remark>(at.reviewer.put(path, { body: 'Or a week?', suggestion: null }))).body,
    ).toBe('Or a week?')

    const outcome = { outcome: 'taken' }
    expect(await refusal(await at.reviewer.put(`${path}/outcome`, outcome))).toBe(
      '403 You may not do this.',
    )
    const taken = await read<Remark>(at.doctor.put(`${path}/outcome`, outcome))
    expect(taken).toMatchObject({
      ...outcome,
      closedBy: 'The doctor',
      closedAt: expect.any(String),
    })
    const late = await at.reviewer.put(path, { body: 'A week.', suggestion: 'a week' })
    expect(await refusal(late)).toBe('409 This remark is not open any more.')
    expect(await read<Remark>(at.owner.put(`${path}/outcome`, { outcome: 'open' }))).toMatchObject({
      ...{ outcome: 'open', closedAt: null, closedBy: null },
    })
  })

  it('is changed and deleted by its author alone, and not under a reply of somebody else', async () => {
    const { _id } = await remark('two days')
    const path = `/drafts/${at.key}/remarks/${_id}`
    const own = '403 Only its author may do this.'
    expect(await refusal(await at.owner.put(path, { body: 'No.', suggestion: null }))).toBe(own)
    expect(await refusal(await at.owner.remove(path))).toBe(own)
    await at.owner.post(`${path}/replies`, { body: 'Why?' })
    const replied = '409 Others have replied to this remark. Resolve it instead.'
    expect(await refusal(await at.reviewer.remove(path))).toBe(replied)
    const other = await remark('at night')
    expect((await at.reviewer.remove(`/drafts/${at.key}/remarks/${other._id}`)).status).toBe(204)
    expect((await remarks()).map((each) => each._id)).toEqual([_id])
    expect(await refusal(await at.reviewer.remove(`/drafts/${at.key}/remarks/nothing`))).toBe(
      '404 Remark not found',
    )
  })

  it.each([
    ['no words', { body: ' ' }, '400 Remark is required.'],
    [
      'too many words',
      { body: 'x'.repeat(2001) },
      '400 Remark is too long. Limit is 2,000 characters.',
    ],
    [
      'too long a suggestion',
      { suggestion: 'x'.repeat(5001) },
      '400 Suggestion is too long. Limit is 5,000 characters.',
    ],
    ['a field without rich text', { field: 'title' }, '400 Only rich texts have remarks.'],
    [
      'other words',
      { anchor: about('three weeks').anchor },
      '400 These words are not in the text.',
    ],
    ['no passage', { anchor: about(' ').anchor }, '400 Select the passage first.'],
  ])('with %s is refused', async (_what, more, message) => {
    const answer = await at.reviewer.post(`/drafts/${at.key}/remarks`, about('two days', more))
    expect(await refusal(answer)).toBe(message)
  })
})

it('follows its passage through saves and publication, and says when it is gone, until Undo brings it back', async () => {
  await remark('two days')
  const drafts = draftCalls(at.owner)
  let version = 0
  const save = async (html: string) => {
    ;({ version } = await drafts.save(at.key, { long_description: html }, version))
    const [{ anchor, isGone, quote } = {} as Remark] = await remarks()
    expect(quote).toBe('two days')
    return isGone ? 'gone' : anchor.exact
  }
  expect(await save(text.replace('two days', 'two whole days'))).toBe('two whole days')
  const moved = '<p>Rest your jaw for at least two whole days.</p><p>Two days is not long.</p>'
  expect(await save(moved)).toBe('two whole days')
  expect(await save('<p>Two days is not long.</p>')).toBe('gone')
  expect(await save(moved)).toBe('two whole days')
  const published = await at.owner.put(`/blogs/${at.blog._id}`, {
    ...{ ...goodBlog(at.ada), long_description: moved, draft: { key: at.key, version } },
  })
  expect(published.status).toBe(200)
  expect((await remarks())[0]).toMatchObject({ isGone: false, anchor: { exact: 'two whole days' } })
})

it('is counted in the list of texts, of own ones for a doctor, and goes with the record for ever', async () => {
  await remark('two days')
  await remark('at night')
  const ben = await at.owner.makeDoctor({ name: 'Dr. Ben' })
  const other = await at.owner.makeBlog({
    ...goodBlog(ben._id),
    title: 'Of Ben',
    long_description: text,
  })
  await at.owner.post(`/drafts/blog.${other._id}/remarks`, about('two days'))
  const listed = async (by: Calls) =>
    (await read<RemarkedText[]>(by.get('/remarks'))).map(({ key: of, open }) => [of, open])
  expect(await listed(at.owner)).toEqual(
    expect.arrayContaining([
      [at.key, 2],
      [`blog.${other._id}`, 1],
    ]),
  )
  expect(await listed(at.doctor)).toContainEqual([at.key, 2])
  expect(await listed(at.doctor)).not.toContainEqual([`blog.${other._id}`, 1])
  const elsewhere = await at.doctor.get(`/drafts/blog.${other._id}/remarks`)
  expect(await refusal(elsewhere)).toBe('403 You may not do this.')

  await at.owner.remove(`/blogs/${at.blog._id}`)
  expect(await listed(at.owner)).not.toContainEqual([at.key, 2])
  const [trashed] = await draftCalls(at.owner).list('?state=trash')
  at.key = trashed!.key
  const inTrash = await at.owner.post(`/drafts/${at.key}/remarks`, about('two days'))
  expect(await refusal(inTrash)).toBe('409 This is in the trash.')
  const { number } = await storage.db
    .selectFrom('drafts')
    .select('number')
    .where('id', '=', at.key.slice('new.'.length))
    .executeTakeFirstOrThrow()
  await draftCalls(at.owner).remove(at.key)
  const left = storage.db.selectFrom('remarks').select('id').where('draft_number', '=', number)
  expect(await left.execute()).toEqual([])
})
