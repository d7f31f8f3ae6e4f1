// Sort keys and filter text for lists of drafts, derived from their fields.
import { setImmediate as afterOthers } from 'node:timers/promises'
import { type Selectable, sql } from 'kysely'
import { type DraftFields, type DraftKind, draftKinds } from '../../shared/draft-fields.ts'
import { foldText } from '../../shared/letters.ts'
import { recordKinds } from '../../shared/record-kinds.ts'
import { valueText } from '../../shared/value-text.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { type DraftRow, fieldsOf } from './draft-row.ts'
import { isRich } from './draft-values.ts'
import { filterText } from './filter-text.ts'
import { kinds } from './kinds/kinds.ts'

type Draft = { number: number; kind: DraftKind; version: number }

/** Stores a draft's entry, in the transaction that writes its fields. */
export const noteEntry = (trx: Database, draft: Draft, fields: DraftFields): Promise<void> =>
  writeEntries(trx, [entryOf(draft, fields)])

type Entry = Selectable<Tables['draft_entries']>

function entryOf({ number, kind, version }: Draft, fields: DraftFields): Entry {
  const folded = (name: string) => foldText(valueText(fields[name]))
  return {
    draft_number: number,
    version,
    author_id: valueText(fields['author_id']),
    title_key: folded(recordKinds[kind].title),
    email_key: folded('email'),
    location_key: folded('location'),
    tags: eachOf(fields['tags']),
    solutions: eachOf(fields['solutions']),
    text: filterText(kind, fields),
  }
}

async function writeEntries(trx: Database, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('draft_entries')
    .values(entries)
    .onConflict((conflict) =>
      conflict.column('draft_number').doUpdateSet(({ ref }) => ({
        version: ref('excluded.version'),
        author_id: ref('excluded.author_id'),
        title_key: ref('excluded.title_key'),
        email_key: ref('excluded.email_key'),
        location_key: ref('excluded.location_key'),
        tags: ref('excluded.tags'),
        solutions: ref('excluded.solutions'),
        text: ref('excluded.text'),
      })),
    )
    .execute()
}

/** Encloses a value so that it can be found among several. */
export const oneOf = (value: string) => `\n${foldText(value)}\n`

function eachOf(values: DraftFields[string] | undefined): string {
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
  return texts.map(oneOf).join('')
}

/** Updates the entry of a draft that an older version of this program wrote. */
export async function updateEntry(db: Database, row: DraftRow): Promise<void> {
  const fields = fieldsOf(row)
  if (!fields) return
  const entry = await db
    .selectFrom('draft_entries')
    .select('version')
    .where('draft_number', '=', row.number)
    .executeTakeFirst()
  if (entry?.version !== row.version) await noteEntry(db, row, fields)
}

const atOnce = 200

/** Rich texts are read only for kinds whose lists are filtered by them. */
const filteredTexts = sql<string | null>`case when kind in (${sql.join(
  draftKinds.filter((kind) => kinds[kind].filtered.some((name) => isRich(kind, name))),
)}) then rich_texts end`

/**
 * Builds entries that are missing or out of date: all of them after an upgrade, or those of drafts that an
 * older version of this program wrote.
 */
export async function updateEntries(db: Database): Promise<void> {
  for (let after = 0; ;) {
    const outdated = await db
      .selectFrom('drafts')
      .leftJoin('draft_entries', 'draft_entries.draft_number', 'drafts.number')
      .select('drafts.number')
      .where('drafts.fields', 'is not', null)
      .where('drafts.number', '>', after)
      .where(sql<boolean>`draft_entries.version is distinct from drafts.version`)
      .orderBy('drafts.number')
      .limit(atOnce)
      .execute()
    if (outdated.length === 0) return
    await inTransaction(db, async (trx) => {
      const drafts = await selectForUpdate(trx, 'drafts')
        .select(['number', 'kind', 'version', 'fields'])
        .select(filteredTexts.as('rich_texts'))
        .where('fields', 'is not', null)
        .where(
          'number',
          'in',
          outdated.map(({ number }) => number),
        )
        .orderBy('number')
        .execute()
      await writeEntries(
        trx,
        drafts.map((draft) => entryOf(draft, fieldsOf(draft) ?? {})),
      )
    })
    after = outdated.at(-1)!.number
    await afterOthers()
  }
}
