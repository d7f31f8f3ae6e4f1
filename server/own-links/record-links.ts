import { recordFields } from '../../shared/draft-fields.ts'
import { namesOf } from '../../shared/fields.ts'
import type { DraftReference } from '../../shared/reference.ts'
import type { BegunKind } from '../../shared/record-kinds.ts'
import type { Database } from '../database/database.ts'
import type { LinkTargets } from './link-targets.ts'
import { addressesIn, type Link, malformedIn } from './linked-texts.ts'
import { recordTables } from './record-tables.ts'

/** A record with its texts, and its references as JSON. */
type LinkedRecord = { number: number; id: string } & Record<string, unknown>

const richTexts = (kind: BegunKind) => namesOf(recordFields[kind], ['rich-text'])
const references = (kind: BegunKind) => namesOf(recordFields[kind], ['references'])

/** Returns the records after this number, in order. */
export function recordsAfter(
  db: Database,
  kind: BegunKind,
  after: number,
  limit: number,
): Promise<LinkedRecord[]> {
  return selectRecords(db, kind).where('number', '>', after).limit(limit).execute()
}

export function recordsWithIds(
  db: Database,
  kind: BegunKind,
  ids: readonly string[],
): Promise<LinkedRecord[]> {
  return selectRecords(db, kind).where('id', 'in', ids).execute()
}

function selectRecords(db: Database, kind: BegunKind) {
  // The types of both tables' columns in one query would be too much for the compiler.
  const table = recordTables[kind] as 'blogs'
  const names = [...richTexts(kind), ...references(kind)] as 'long_description'[]
  return db
    .selectFrom(table)
    .select(['number', 'id', ...names])
    .orderBy('number')
}

/** Returns the links and references of these records that lead nowhere. */
export async function brokenLinks(
  kind: BegunKind,
  records: readonly LinkedRecord[],
  targets: LinkTargets,
): Promise<Link[]> {
  const links = records.flatMap((record) =>
    richTexts(kind).flatMap((field) =>
      addressesIn(String(record[field])).map((address) => ({ record: record.id, field, address })),
    ),
  )
  const nowhere = await targets.leadingNowhere(links.map(({ address }) => address))
  const malformed = records.flatMap((record) =>
    references(kind).flatMap((field) => {
      const cited = JSON.parse(String(record[field])) as DraftReference[]
      return malformedIn(cited).map((address) => ({ record: record.id, field, address }))
    }),
  )
  return [...links.filter(({ address }) => nowhere.has(address)), ...malformed]
}
