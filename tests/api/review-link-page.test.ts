import { expect, it } from 'vitest'
import { textOf } from '../support/requests/page-text.ts'
import { marksIn } from '../support/requests/review-marks.ts'
import { useReviewLinkSite } from '../support/site/review-link-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const at = useReviewLinkSite()
const { ask, open, send, save, state } = at

onSqlite.it('shows of very many changes the first, and says how many more there are', async () => {
  const text = (word: string) =>
    Array.from({ length: 6000 }, (_, number) => `<p>${word} word ${number} the end</p>`).join('')
  await save({ long_description: text('old') })
  await send((await ask()).path, {})
  await save({ long_description: text('new') })
  const { html } = await open((await ask()).path)
  const changes = /id="changes".*?<\/section>/s.exec(html)![0]
  expect(changes).toContain('<ins>new ')
  expect(changes).toMatch(/<p>\d{4,5}(?:<!-- -->)? (?:<!-- -->)?more (?:<!-- -->)?changes are/)
  expect(changes.length).toBeLessThan(300_000)
})

const idsIn = (html: string, state: string) => marksIn(html, state).map(({ id }) => id)

it('keeps which sections were read, until their text changes', async () => {
  const long_description =
    '<p>A start.</p><h2>Causes</h2><p>Clenching.</p><h2>Care</h2><p>Rest.</p>'
  await save({ long_description })
  const { path } = await ask()
  const { html, contentHash } = await open(path)
  expect(idsIn(html, 'unread')).toEqual(['head', 'beginning', 'text-causes', 'text-care'])
  const [head, , causes, care] = marksIn(html, 'unread')
  await Promise.all([head, causes, care].map((mark) => send(path, mark!)))
  for (const method of ['GET', 'HEAD']) await at.site.fetch(path, { method })
  const marked = await open(path)
  expect(idsIn(marked.html, 'read')).toEqual(['head', 'text-causes', 'text-care'])
  expect(textOf(marked.html)).toContain('You have read 3 of 4 sections')
  expect(marked.html).toContain('href="#read-head">Go on with')
  const added = '<h2>New</h2><p>More.</p>'
  await save({
    long_description: long_description
      .replace('<h2>Causes', `${added}<h2>Causes`)
      .replace('Rest', 'No, rest'),
  })
  const changed = await open(path)
  expect(idsIn(changed.html, 'read')).toEqual(['head', 'text-causes'])
  expect(idsIn(changed.html, 'changed')).toEqual(['text-care'])
  expect(changed.html).toContain('This section has changed since you read it.')
  const old = await send(path, { ...care!, comment: 'Half a thought' })
  expect(old.status).toBe(409)
  expect(old.html).toContain('This section has changed in the meantime. Please read it again.')
  expect(old.html).toContain('Half a thought')
  const [unmark] = marksIn(changed.html, 'read')
  const stale = await send(path, { ...unmark!, contentHash, comment: 'Half a thought' })
  expect(stale.html).toContain('Half a thought')
  expect(stale.html).toContain(`name="contentHash" value="${contentHash}"`)
  expect((await send(path, { contentHash })).status).toBe(409)
  expect(idsIn((await open(path)).html, 'read')).toEqual(['text-causes'])
  expect((await send(path, {})).status).toBe(200)
  expect(await state()).toBe('current')
})

it.each([
  [{ kind: 'condition', id: 'tmd' }, 'Temporomandibular Disorders (TMD)', 'Options side by side'],
  [{ kind: 'guide', id: 'headache' }, 'Headache', 'Headache from pain pills'],
] as const)(
  'shows a medical page as readers see it, with a mark for each section, unfolded and without links to doctors: %o',
  async (page, title, words) => {
    const { path } = await ask(page)
    const { html } = await open(path)
    expect(textOf(html)).toContain(`Please review: ${title}`)
    expect(html).toContain('When to get help')
    expect(textOf(html)).toContain(words)
    const [head, ...others] = marksIn(html, 'unread')
    const marked = await send(path, head!)
    expect(textOf(marked.html)).toContain(`You have read 1 of ${others.length + 1} sections`)
    expect(html.match(/<details[^>]*><summary>Each sign in full/g)).toEqual(
      Array.from({ length: 3 }, () => '<details open=""><summary>Each sign in full'),
    )
    expect(html).not.toMatch(/type="search"|find-a-doctor|related-articles/)
    expect((await send(path, {})).status).toBe(200)
    expect((await at.reviews.page(page)).review.state).toBe('current')
  },
)

onSqlite.it('shows a page at night with the passages that it rests on', async () => {
  const { path } = await ask({ kind: 'guide', id: 'pain' })
  const words = /It hurts too much to sleep.*No ibuprofen tonight.*Limits it/s
  expect(textOf((await open(path)).html)).toMatch(words)
})
