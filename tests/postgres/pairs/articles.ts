import type { Blog } from '../../../shared/blog.ts'
import type { DraftState } from '../../../shared/draft.ts'
import type { Database } from '../../../server/database/database.ts'
import type { NewBlog } from '../../../server/blogs/blog-columns.ts'
import { findBlog } from '../../../server/blogs/blog-rows.ts'
import { isTag } from '../../../server/blogs/retag.ts'
import { goodBlog } from '../../support/requests/admin-calls.ts'
import type { Kind, Write } from './kind.ts'
import { asker, owner, type Parts, writer } from './parts.ts'

type Subject = {
  state: DraftState
  key: string
  id: string
  draft: number
  version: number
  updatedAt: string
}
type State = { live: Blog | undefined; draft: Draft | undefined; everything: string }
type Draft = { scheduled_at: string | null; trashed_at: string | null }
type Writes = Record<string, Write<Subject, State>>

const { email } = owner
const oldTag = 'Old tag'
const record: NewBlog = {
  ...goodBlog(''),
  ...{ author_id: null, title: 'Raced', tags: [oldTag], solutions: ['Medical Solution'] },
  references: [],
}
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const asked = { ...asker, submission: { scope: 'pairs', key: undefined, content: {} } }
const isSomewhere = (text: string) => (state: State) => state.everything.includes(text)
const tagged = (tag: string) => (state: State) => !state.live || state.live.tags.some(isTag(tag))
const changed = async (work: Promise<{ changed: string[] }>) => (await work).changed[0]
const save = (parts: Parts, key: string, base: number, fields: object) =>
  parts.drafts.save(key, {
    ...{ kind: 'blog', base, email, tab: `tab ${JSON.stringify(fields)}`, permit: writer.permit },
    fields: { ...fields },
  })
const input = (call_out: string) => ({ ...record, call_out })

/** Undoing nothing of each other, so that all words are in the record, in its draft or in a version. */
const ofDrafts: Writes = {
  autosave: {
    run: (parts, { key, version }) => save(parts, key, version, { call_out: 'Typed.' }),
    isKept: isSomewhere('Typed.'),
  },
  discard: {
    run: async (parts, { key, state: seen }) => {
      await parts.drafts.remove(key, { ...writer, seen })
      return true
    },
    isKept: isSomewhere('Unfinished.'),
  },
  restore: {
    run: (parts, { key, version }) => parts.versions.restore(key, 1, { ...writer, seen: version }),
    isKept: isSomewhere('Kept before.'),
  },
  schedule: {
    run: (parts, { key, version }) => parts.schedule.set(key, { ...writer, at: soon(), version }),
    isKept: ({ draft }) => draft?.scheduled_at !== null,
    undoneBy: ['publish', 'discard', 'unpublish', 'delete', 'cancel', 'publish on schedule'],
  },
}

const ofRecords: Writes = {
  'add tag': {
    run: (parts, { id }) =>
      changed(parts.blogs.changeMany([id], { action: 'add tag', tag: 'New' }, asker)),
    isKept: tagged('New'),
  },
  'rename tag': {
    run: (parts) => parts.tags.rename(oldTag, 'Renamed', asker),
    isKept: tagged('Renamed'),
  },
  save: {
    run: (parts, { id, updatedAt }) =>
      parts.blogs.update(id, { ...input('Saved.'), updatedAt }, asked),
    isKept: isSomewhere('Saved.'),
  },
  publish: {
    run: (parts, { id, key, version, updatedAt }) =>
      parts.blogs.update(id, { ...input('Published.'), updatedAt, draft: { key, version } }, asked),
    isKept: ({ live, everything }) => (live?.call_out ?? everything).includes('Published.'),
  },
  unpublish: {
    run: async (parts, { id }) => (await parts.blogs.unpublish(id, undefined, asker)) || undefined,
    isKept: ({ live }) => live === undefined,
  },
  delete: {
    run: async (parts, { id }) => (await parts.blogs.remove(id, asker)) || undefined,
    isKept: ({ live }) => live === undefined,
  },
}

async function makeDraft(parts: Parts, key: string) {
  await save(parts, key, 0, { brief_description: 'Kept before.' })
  await parts.versions.keep(key, { ...writer, name: '' })
  return save(parts, key, 1, { brief_description: 'Unfinished.' })
}

async function makeArticle(parts: Parts): Promise<Subject> {
  const id = await parts.blogs.create(record)
  const key = `blog.${id}`
  const { row } = await makeDraft(parts, key)
  return {
    state: 'changed',
    key,
    id,
    draft: row.number,
    version: row.version,
    updatedAt: row.live_updated_at!,
  }
}

async function read(db: Database, { draft: number, id }: Subject): Promise<State> {
  const live = await findBlog(db, id, new Date())
  const draft = await db
    .selectFrom('drafts')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  const versions = await db.selectFrom('revisions').select('fields').execute()
  return { live, draft, everything: JSON.stringify([live, draft, versions]) }
}

async function clean(db: Database): Promise<void> {
  await db.deleteFrom('drafts').execute()
  await db.deleteFrom('blogs').execute()
}

export const articles: Kind<Subject, State> = {
  ...{ name: 'an article with unfinished work', make: makeArticle, read, clean },
  // Two of drafts alone are tried below.
  tried: Object.keys(ofRecords),
  writes: { ...ofDrafts, ...ofRecords },
}

export const scheduled: Kind<Subject, State> = {
  name: 'an article whose changes are due',
  async make(parts) {
    const article = await makeArticle(parts)
    const due = { scheduled_at: new Date(0).toISOString(), scheduled_by: email }
    await parts.db.updateTable('drafts').set(due).where('number', '=', article.draft).execute()
    return { ...article, state: 'scheduled' }
  },
  ...{ read, clean, tried: ['publish on schedule', 'cancel'] },
  writes: {
    'publish on schedule': {
      run: async (parts, { draft }) => {
        const outcome = await parts.publishIfDue(draft)
        return outcome?.state === 'published' ? outcome : undefined
      },
      isKept: isSomewhere('Unfinished.'),
    },
    cancel: {
      run: async (parts, { key }) => {
        await parts.schedule.cancel(key, writer)
        return true
      },
      isKept: ({ draft }) => draft?.scheduled_at === null,
      undoneBy: ['schedule'],
    },
    ...ofDrafts,
    ...Object.fromEntries(['add tag', 'publish', 'delete'].map((name) => [name, ofRecords[name]!])),
  },
}

const newKey = `new.${'a'.repeat(32)}`

export const unpublished: Kind<Subject, State> = {
  name: 'a draft of a new article',
  async make(parts) {
    const { row } = await makeDraft(parts, newKey)
    const rest = { ...record, brief_description: 'Unfinished.', author_id: '' }
    const { version, number: draft } = (await save(parts, newKey, row.version, rest)).row
    return { state: 'draft', key: newKey, id: 'raced', draft, version, updatedAt: '' }
  },
  ...{ read, clean },
  writes: {
    ...ofDrafts,
    publish: {
      run: (parts, { key, version }) =>
        parts.blogs.submit({ ...input('Published.'), draft: { key, version } }, asked),
      isKept: isSomewhere('Published.'),
    },
  },
}
