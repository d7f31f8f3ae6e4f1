import type { SiteWords, WordValue } from '../../content/words/live.ts'
import type { SlotPage } from '../../content/words/slot.ts'
import { changeWords, findWordPage, isSameValue, valuesOf } from '../../content/words/word-pages.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { lockRecord } from '../database/lock-record.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { isOwner } from '../people/confirmations.ts'
import { type DraftRow, fieldsOf } from '../records/draft-row.ts'
import { changedMeanwhile, keepAfterWrite, keepBeforeUpdate } from '../records/record-history.ts'
import type { Publisher, Unpublished } from '../records/record-writer.ts'
import { readSiteWords } from '../database/site-words.ts'
import { keepLegalBefore, publishLegalVersion } from './legal-versions.ts'
import { cleanValue } from './clean-value.ts'
import { findMissingPicture } from './missing-picture.ts'
import { wordBreach } from './word-rules.ts'

/** `values`: fields to change; null returns one to the program's. */
type Given = Readonly<Record<string, unknown>>

export type WordWrite = {
  page: SlotPage
  values: Given
  /** Whether the words may be hard to read. */
  hard: boolean
  /** Who asked, and whom the version and the audit log name. */
  by: string
  named: string
  draft?: DraftRow | undefined
}

const notAnOwner = {
  message: 'Only an owner can change the academy’s email address.',
  field: 'email',
  forbidden: true,
} as const

/** What only owners may change. `changed`: names of fields. `by`: the addresses of who takes part in the change. */
async function ownersBreach(
  trx: Database,
  { key }: SlotPage,
  changed: readonly string[],
  ...by: string[]
): Promise<typeof notAnOwner | undefined> {
  if (key !== 'academy' || !changed.includes('email')) return undefined
  for (const one of by) if (!(await isOwner(trx, one))) return notAnOwner
  return undefined
}

/** Writes pages of words in the caller's transaction of content, and publishes their drafts. */
export function createWordWriter(clock: Clock) {
  /** Returns the site's words after a change, or the first rule that it breaks. */
  function judge(
    before: SiteWords,
    { page, values, hard }: Pick<WordWrite, 'page' | 'values' | 'hard'>,
  ): { after: SiteWords; changed: string[] } | Unpublished {
    const now = valuesOf(page, before)
    const cleaned: Record<string, WordValue | null> = {}
    for (const [field, given] of Object.entries(values)) {
      const slot = page.slots.find(({ name }) => name === field)
      if (!slot) return { message: 'This field is not known.', field, isUnknown: true as const }
      if (given === null) {
        cleaned[field] = null
        continue
      }
      const { initial } = now[field]!
      if (isSameValue(given, initial)) cleaned[field] = null
      // What a field has now may be older than its rules.
      else if (isSameValue(given, now[field]!.value)) continue
      else {
        const result = cleanValue(slot, given, initial)
        if ('problem' in result) return { message: result.problem, field }
        cleaned[field] = isSameValue(result.value, initial) ? null : result.value
      }
    }
    const after = changeWords(before, page.key, cleaned)
    const then = valuesOf(page, after)
    const changed = Object.keys(cleaned).filter(
      (name) => !isSameValue(now[name]!.value, then[name]!.value),
    )
    const breach = wordBreach({ page, before, after, changed }, { hard })
    return breach ?? { after, changed }
  }

  /** Writes what was judged. Returns the rule that the change breaks, if any. */
  async function write(
    trx: Database,
    asked: WordWrite,
    updatedAt: string,
  ): Promise<(Unpublished & { forbidden?: true }) | undefined> {
    const { page, by, named, draft, hard } = asked
    const before = await lockRecord(trx, 'word_pages', page.key)
    if (!before) return { message: changedMeanwhile }
    const words = await readSiteWords(trx)
    const judged = judge(words, asked)
    if (!('after' in judged)) return judged
    const { after, changed } = judged
    const refused = await ownersBreach(trx, page, changed, by, named)
    if (refused) return refused
    const missing = await findMissingPicture(trx, page, asked.values)
    if (missing) return missing
    const record = { kind: 'words' as const, ...before }
    await keepBeforeUpdate(trx, record)
    if (changed.length > 0) await keepLegalBefore(trx, page.key, words)
    await trx.deleteFrom('site_words').where('page', '=', page.key).execute()
    const rows = Object.entries(after[page.key] ?? {}).map(([field, value]) => ({
      page: page.key,
      field,
      value: JSON.stringify(value),
    }))
    if (rows.length > 0) await trx.insertInto('site_words').values(rows).execute()
    if (changed.length > 0) await publishLegalVersion(trx, page.key, after, updatedAt)
    await trx
      .updateTable('word_pages')
      .set({ updated_at: updatedAt, updated_by: named })
      .where('id', '=', page.key)
      .execute()
    await keepAfterWrite(
      trx,
      { ...record, updated_at: updatedAt },
      { draft, by: named, now: updatedAt },
    )
    await recordAudit(trx, {
      at: updatedAt,
      by: named,
      action: 'changed',
      kind: 'words',
      record: page.key,
      title: page.title,
      fields: [...changed, ...(hard ? ['hard'] : [])],
    })
    return undefined
  }

  const publisher: Publisher = {
    async check(trx, _fields, draft, { hard, by }) {
      const page = findWordPage(draft.live_id ?? '')
      if (!page) return undefined
      const values = fieldsOf(draft) ?? {}
      const judged = judge(await readSiteWords(trx), { page, values, hard })
      if (!('after' in judged)) return judged
      const refused = await ownersBreach(trx, page, judged.changed, by)
      return refused ?? findMissingPicture(trx, page, values)
    },

    async publish(trx, draft, { by, named = by }) {
      const page = findWordPage(draft.live_id ?? '')
      if (!page) return { message: 'The program does not have this page.', isUnknown: true }
      const before = await lockRecord(trx, 'word_pages', page.key)
      if (before?.updated_at !== draft.based_on) return { message: changedMeanwhile }
      const values = fieldsOf(draft) ?? {}
      const at = nextTimestamp(clock, before.updated_at)
      const hard = draft.scheduled_hard === 1
      const breach = await write(trx, { page, values, hard, by, named, draft }, at)
      if (!breach) return { id: page.key, imageBefore: '' }
      const { forbidden: _status, ...why } = breach
      return why
    },
  }

  return { write, publisher }
}
