// What a colleague may do to a record while somebody types into its form.
import { openDatabase } from '../../../server/database/opening/open-database.ts'
import { storedAt } from '../../support/stores/stored-at.ts'
import type { Draft } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { valueText } from '../../../shared/value-text.ts'
import { adminCalls, goodBlog } from '../../support/requests/admin-calls.ts'
import { adminToken } from '../../support/requests/admin-token.ts'
import { draftCalls } from '../../support/requests/draft-calls.ts'
import { admins } from '../parts/drilled-site.ts'
import type { Scene } from './scene.ts'
import { untilTrue } from './until-true.ts'
import { draftKeyIn, forms } from './typed-words.ts'

export type Moment = {
  scene: Scene
  round: number
  /** Words for somebody else to write. */
  words: (howMany: number) => string[]
}

const mostTries = 20

/** The colleague, and the draft that the form has open. */
async function meet({ scene }: Moment) {
  const { kind, page, site } = scene
  const calls = adminCalls(site, await adminToken(site.dataDir, admins[1]))
  const drafts = draftCalls(calls)
  const key = draftKeyIn(kind, page.url())!
  const records = kind === 'blog' ? '/blogs' : '/authors'

  return {
    ...{ calls, drafts, key, records, kind },
    /** Acts on the draft as it is now, and again where the typing person has saved in between. */
    async act(task: (draft: Draft) => Promise<Response>): Promise<void> {
      for (let tries = 1; ; tries += 1) {
        const response = await task(await drafts.get(key))
        if (response.ok) return
        if (response.status !== 409 || tries === mostTries) {
          throw new Error(`${response.url} ${response.status} ${await response.text()}`)
        }
      }
    },
    async record(recordId: string): Promise<DraftFields & { updatedAt: string }> {
      const response = await calls.get(`${records}/${recordId}`)
      return (await response.json()) as DraftFields & { updatedAt: string }
    },
  }
}

type Met = Awaited<ReturnType<typeof meet>>

/** Another paragraph at the end of a text, and other words in the line that names the record. */
export async function writes(moment: Moment): Promise<string[]> {
  const { act, drafts, key, kind } = await meet(moment)
  const { name, text } = forms[kind]
  const [inName, inText] = [moment.words(2), moment.words(2)]
  await act(({ version, fields }) => {
    const changed = {
      [name]: `${valueText(fields[name])} ${inName.join(' ')}`,
      [text]: `${valueText(fields[text])}<p>${inText.join(' ')}</p>`,
    }
    return drafts.put(key, changed, version, kind)
  })
  return [...inName, ...inText]
}

export async function discards(moment: Moment): Promise<string[]> {
  const { act, drafts, key } = await meet(moment)
  await act(() => drafts.remove(key))
  return []
}

/** Publishes another paragraph in the text that the other person writes: with the draft, or beside it. */
export const publishes = (moment: Moment) => publish(moment, { closesDraft: true })
export const publishesBeside = (moment: Moment) => publish(moment, { closesDraft: false })

async function publish(moment: Moment, { closesDraft }: { closesDraft: boolean }) {
  const met = await meet(moment)
  const { act, calls, key, kind, records } = met
  const { text } = forms[kind]
  const inText = moment.words(2)
  const complete = await completeFields(met)
  await act(async ({ version, fields, recordId }) => {
    const record = recordId && (await met.record(recordId))
    const before: DraftFields =
      closesDraft || !record ? fields : { ...record, author_id: complete['author_id'] ?? '' }
    const written = Object.fromEntries(
      Object.keys(complete).flatMap((field) =>
        isEmpty(before[field]) ? [] : [[field, before[field]]],
      ),
    )
    const body = {
      ...complete,
      ...written,
      [text]: `${valueText(before[text])}<p>${inText.join(' ')}</p>`,
      ...(closesDraft && version > 0 && { draft: { key, version } }),
    }
    if (!record) return calls.post(records, body)
    return calls.put(`${records}/${recordId}`, { ...body, updatedAt: record.updatedAt })
  })
  return inText
}

const isEmpty = (value: DraftFields[string] | undefined) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

async function completeFields({ calls, kind }: Met): Promise<DraftFields> {
  if (kind === 'doctor') {
    const lines = { name: 'Dr. Ada Marsh', email: '', location: '', linkedin: '' }
    return { ...lines, description: '', image_url: '' }
  }
  return goodBlog((await calls.makeDoctor({ name: 'Dr. Ada Marsh' }))._id)
}

export async function restores(moment: Moment): Promise<string[]> {
  const { act, calls, drafts, key } = await meet(moment)
  await act(() => calls.post(`/drafts/${key}/versions`, { name: 'Kept' }))
  const kept = (await drafts.versions(key)).find(({ kind }) => kind === 'kept')!
  // Something to take back.
  await writes(moment)
  await act(({ version }) => drafts.post(key, `versions/${kept.number}/restore`, { version }))
  return []
}

export async function deletes(moment: Moment): Promise<string[]> {
  const { act, calls, drafts, key, records } = await meet(moment)
  await act(({ recordId }) =>
    recordId ? calls.remove(`${records}/${recordId}`) : drafts.remove(key),
  )
  return []
}

export async function deletesForEver(moment: Moment): Promise<string[]> {
  const { act, drafts, key } = await meet(moment)
  await deletes(moment)
  await act(() => drafts.remove(key, 'trash'))
  return []
}

export async function unpublishes(moment: Moment): Promise<string[]> {
  const { act, calls, record } = await meet(moment)
  await act(async ({ recordId }) => {
    const { updatedAt } = await record(recordId!)
    return calls.post(`/blogs/${recordId}/unpublish`, { updatedAt })
  })
  return []
}

/** A time that was set before passes. */
export async function publishedByTime(moment: Moment): Promise<string[]> {
  const met = await meet(moment)
  const { act, drafts, key, kind } = met
  const { site } = moment.scene
  const complete = Object.entries(await completeFields(met))
  await act(({ version, fields }) => {
    const missing = complete.filter(([field]) => isEmpty(fields[field]))
    return drafts.put(key, Object.fromEntries(missing), version, kind)
  })
  const later = new Date(Date.now() + 120_000).toISOString()
  await act(({ version }) => drafts.schedule(key, later, version))
  const db = await openDatabase(storedAt(site.dataDir))
  await db
    .updateTable('drafts')
    .set({ scheduled_at: new Date(Date.now() - 1000).toISOString() })
    .where('scheduled_at', '=', (await drafts.get(key)).scheduledAt)
    .execute()
  await db.destroy()
  await untilTrue(
    'the draft is not published',
    async () => (await drafts.get(key)).scheduledAt === null,
  )
  return []
}
