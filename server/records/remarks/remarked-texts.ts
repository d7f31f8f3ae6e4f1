import type { RemarkedText } from '../../../shared/remark.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import { valueText } from '../../../shared/value-text.ts'
import type { Database } from '../../database/database.ts'
import { inOrder } from '../../listing/by-number.ts'
import { sectionOf } from '../../listing/paginate.ts'
import type { Holder } from '../../people/permit.ts'
import { updateEntries } from '../draft-entries.ts'
import { permittedDrafts } from '../draft-rights.ts'
import { type DraftRow, joinedDrafts, keyOf } from '../draft-row.ts'
import { kinds } from '../kinds/kinds.ts'
import { parseFields } from '../stored-fields.ts'

/** One page of the texts with open remarks that the person may read, the newest remark first. Not the trash. */
export async function remarkedTexts(
  db: Database,
  person: Holder,
  part: { page: number; limit: number },
): Promise<{ items: RemarkedText[]; total: number }> {
  await updateEntries(db)
  const { offset, limit } = sectionOf(part)
  const remarked = db
    .selectFrom('drafts')
    .innerJoin('remarks', 'remarks.draft_number', 'drafts.number')
    .where('remarks.outcome', '=', 'open')
    .where('drafts.trashed_at', 'is', null)
    .where(permittedDrafts(person))
  const { total } = await remarked
    .select(({ fn }) => fn.count<number>('drafts.number').distinct().as('total'))
    .executeTakeFirstOrThrow()
  const counts = await remarked
    .select(({ fn }) => [
      'drafts.number',
      fn.countAll<number>().as('open'),
      fn.max('remarks.created_at').as('lastAt'),
    ])
    .groupBy('drafts.number')
    .orderBy('lastAt', 'desc')
    .orderBy('drafts.number')
    .limit(limit)
    .offset(offset)
    .execute()
  const numbers = counts.map(({ number }) => number)
  if (numbers.length === 0) return { items: [], total }
  const rows = await joinedDrafts(db)
    .selectAll('drafts')
    .where('drafts.number', 'in', numbers)
    .execute()
  const titles = await titlesOf(db, rows)
  const items = inOrder(numbers, rows).map((row): RemarkedText => {
    const { open, lastAt } = counts.find(({ number }) => number === row.number)!
    const title = titles.get(row.number) ?? ''
    return { key: keyOf(row), kind: row.kind, title, open, lastAt }
  })
  return { items, total }
}

/** Their titles by number: of the draft, or else of the record. */
async function titlesOf(db: Database, rows: DraftRow[]): Promise<Map<number, string>> {
  const titles = new Map<number, string>()
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const { title, table } = { ...recordKinds[kind], ...kinds[kind] }
    const live = some.flatMap(({ live_number }) => live_number ?? [])
    const records: { number: number; title: string }[] =
      kind === 'words' || live.length === 0
        ? []
        : await db
            .selectFrom(table)
            .select(({ ref }) => ['number', ref(title as never).as('title')])
            .where('number', 'in', live)
            .execute()
    const published = new Map(records.map((record) => [record.number, record.title]))
    for (const { number, fields, live_number, live_id } of some) {
      const drafted = fields && valueText(parseFields(kind, fields)[title])
      titles.set(number, drafted || published.get(live_number ?? 0) || live_id || '')
    }
  }
  return titles
}
