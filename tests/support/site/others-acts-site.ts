// A site where somebody writes in a form while others act on the same record.
import { afterAll, beforeAll } from 'vitest'
import { ApiError, UnreachableError } from '../../../app/admin/client/request.ts'
import { createDraftSync } from '../../../app/admin/writing/draft-sync.ts'
import type { Blog } from '../../../shared/blog.ts'
import type { DraftPresence, SavedDraft } from '../../../shared/draft.ts'
import { draftFields } from '../../../shared/draft-fields.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import { mergeTexts } from '../../../shared/merge-rich-text.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { draftCalls, newKey, newTab } from '../requests/draft-calls.ts'
import { minute, movableClock } from './movable-clock.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { startTestSite, type TestSite } from './test-site.ts'

const kinds = {
  blog: { list: '/blogs', mine: 'call_out', theirs: 'brief_description' },
  doctor: { list: '/authors', mine: 'location', theirs: 'specialty' },
} as const

type Kind = keyof typeof kinds

const states = ['clean', 'saved', 'unsaved', 'offline'] as const

export async function must(answer: Promise<Response>) {
  const response = await answer
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
}

/** A form that saves by itself may do so between what a colleague reads and does: who is told so acts again. */
async function mustInTheEnd(act: () => Promise<Response>): Promise<void> {
  const response = await act()
  return response.status === 409 ? mustInTheEnd(act) : must(Promise.resolve(response))
}

export function useOthersActsSite() {
  const { clock, move } = movableClock()
  const storage = siteDatabase()
  let site: TestSite
  let owner: ReturnType<typeof adminCalls>
  let theirs: ReturnType<typeof draftCalls>
  let writer: { _id: string; calls: ReturnType<typeof adminCalls> }
  let author: string

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false }, { clock, open: storage.open })
    owner = adminCalls(site, await adminToken(site.dataDir))
    theirs = draftCalls(owner)
    author = (await owner.makeDoctor({ name: 'Dr. Ada Test' }))._id
    const email = 'eva@example.org'
    const invited = await owner.post('/people', { name: 'Eva', email, role: 'editor' })
    const { _id } = (await invited.json()) as { _id: string }
    writer = { _id, calls: adminCalls(site, await adminToken(site.dataDir, email)) }
  })
  afterAll(() => site.stop())

  /** A record with unpublished work of a colleague, who has kept a version of it. */
  async function makeRecord(kind: Kind, title: string) {
    const record: Blog | Doctor = await (kind === 'blog'
      ? owner.makeBlog({ ...goodBlog(author), title })
      : owner.makeDoctor({ name: title }))
    const key = `${kind}.${record._id}`
    const field = kinds[kind].theirs
    await theirs.save(key, { [field]: 'Kept words.' }, 0, kind)
    const kept = await theirs.post(key, 'versions', { name: 'Before' })
    const { number } = (await kept.json()) as { number: number }
    await theirs.save(key, { [field]: 'Newer words.' }, 1, kind)
    return { ...record, kind, key, kept: number }
  }
  type Made = Awaited<ReturnType<typeof makeRecord>>

  async function remove({ kind, _id }: Made) {
    await must(owner.remove(`${kinds[kind].list}/${_id}`))
  }

  const acts: Record<string, (made: Made) => Promise<unknown>> = {
    published: ({ kind, key, _id, updatedAt }) =>
      mustInTheEnd(async () => {
        const { version, fields } = await theirs.get(key)
        const { typed_tag: _, ...content } = fields
        const body = { ...content, updatedAt, draft: { key, version } }
        return owner.put(`${kinds[kind].list}/${_id}`, body)
      }),
    discarded: ({ key }) => must(theirs.remove(key)),
    restored: ({ key, kept }) =>
      mustInTheEnd(async () => {
        const { version } = await theirs.get(key)
        return theirs.post(key, `versions/${kept}/restore`, { version })
      }),
    unpublished: ({ _id, updatedAt }) => must(owner.post(`/blogs/${_id}/unpublish`, { updatedAt })),
    deleted: remove,
    async 'deleted for ever'(made) {
      await remove(made)
      const trash = await theirs.list('?state=trash&limit=100')
      await must(theirs.remove(trash.find(({ recordId }) => recordId === made._id)!.key))
    },
    due: ({ key }) =>
      mustInTheEnd(async () => {
        const { version } = await theirs.get(key)
        const at = new Date(clock().getTime() + 2 * minute).toISOString()
        return theirs.schedule(key, at, version)
      }),
  }

  /** The writer's form, which sends when it is told to. */
  async function openForm({ kind, key, updatedAt }: Made) {
    const tab = newTab()
    const { version, fields } = await draftCalls(writer.calls).get(key)
    const form = {
      isOnline: true,
      conflicts: 0,
      mostConflicts: 0,
      seen: undefined as DraftPresence | undefined,
    }
    async function send<Body>(method: 'put' | 'post', path: string, body: object): Promise<Body> {
      if (!form.isOnline) throw new UnreachableError()
      const response = await writer.calls[method](`/drafts/${path}`, body)
      if (method === 'put') {
        form.conflicts = response.status === 409 ? form.conflicts + 1 : 0
        form.mostConflicts = Math.max(form.mostConflicts, form.conflicts)
      }
      const answer = (await response.json()) as Body & { message: string }
      if (!response.ok) throw new ApiError(response.status, answer.message)
      return answer
    }
    const sync = createDraftSync({
      kinds: Object.fromEntries(
        Object.entries(draftFields[kind]).map(([name, { kind }]) => [name, kind]),
      ),
      agreed: { version, fields },
      save: (request) => send<SavedDraft>('put', key, { ...request, kind, tab }),
      async poll(version) {
        const known = { tab, field: null, version, recordUpdatedAt: updatedAt }
        form.seen = await send<DraftPresence>('post', `${key}/presence`, known).catch((error) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error
          return undefined
        })
        return form.seen
      },
      loadMerge: async () => mergeTexts,
      keep: async () => true,
      show() {},
      onChange() {},
    })
    sync.begin()
    const end = () => sync.current().saving.kind
    return Object.assign(form, {
      sync,
      type: (words: string) => sync.change(kinds[kind].mine, words),
      /** What the form does by itself within the next half minute. */
      async settle() {
        for (let turn = 0; turn < 5 && (turn === 0 || end() === 'soon'); turn += 1) {
          await sync.flush()
          await sync.refresh().catch(() => undefined)
        }
        return end()
      },
    })
  }

  /** Writes in each state of the form while a colleague acts. */
  async function writeWhile(act: (made: Made) => Promise<unknown>, kind: Kind) {
    const scenes = await Promise.all(
      states.map(async (state) => {
        const made = await makeRecord(kind, `While ${state} ${newKey()}`)
        const form = await openForm(made)
        if (state !== 'clean') form.type('First words.')
        if (state === 'saved') await form.sync.flush()
        form.isOnline = state !== 'offline'
        return { state, made, form }
      }),
    )
    for (const { made } of scenes) await act(made)
    return scenes
  }

  /** Everything that the server still has of a draft, its versions included. */
  async function storedText(key: string): Promise<string> {
    const versions = await theirs.versions(key)
    const all = await Promise.all(versions.map(({ number }) => theirs.version(key, number)))
    return JSON.stringify([(await theirs.get(key)).fields, all.map(({ fields }) => fields)])
  }

  return {
    move,
    acts,
    storedText,
    writeWhile,
    get owner() {
      return owner
    },
    get theirs() {
      return theirs
    },
    get writer() {
      return writer
    },
  }
}
