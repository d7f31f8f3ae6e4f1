import type { Expression, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { DraftKind, DraftValue } from '../../../shared/draft-fields.ts'
import type { ColumnsOf, Fields } from '../../../shared/fields.ts'
import type { recordKinds } from '../../../shared/record-kinds.ts'
import type { Right } from '../../../shared/rights.ts'
import type { Database } from '../../database/database.ts'
import type { RecordTable } from '../../database/tables.ts'
import type { Holder, IsOwn } from '../../people/permit.ts'
import type { DraftColumns } from '../draft-states.ts'

/** The rights that calls about drafts ask for, which stand for those of the kind. */
export type DraftRight = 'articles.read' | 'articles.write'

/** Fields that are no column of the record's own table. */
type OtherValues<F extends Fields> = Record<Exclude<keyof F, keyof ColumnsOf<F>>, DraftValue>

type Call = { operationId: string; summary: string }

/**
 * What the site knows of a kind of record. The rest of `records/` works alike for all of them; how one
 * is stored besides its columns, searched and shown to readers is its own folder's.
 */
export type Kind<F extends Fields = Fields, Input = SentRecord, Stored = StoredRecord> = Omit<
  (typeof recordKinds)[DraftKind],
  'title'
> & {
  name: DraftKind
  fields: F
  title: string
  /** A draft's column with the number of its record is called after the kind: `blog_number`. */
  table: RecordTable
  /** Ids that are parts of the API's own paths, or may become so. */
  reservedIds: ReadonlySet<string>
  /** The fields that the panel's list is filtered by. */
  filtered: readonly string[]
  /** The fields that are no column, as a request has them. */
  readOthers(db: Database, number: number): Promise<OtherValues<F>>
  /** What one must be allowed to do with a record, and with a draft of one. */
  rights: Record<'create' | 'get' | 'update' | 'remove', Right> & {
    draft: Record<DraftRight, Right>
  }
  /** What is the person's own, where that is all that they may touch. */
  own: {
    record(id: string): IsOwn
    /** The same of the rows `record` of a query. */
    records(person: Holder): Expression<SqlBool>
    /** Whether it stays theirs with the fields that are sent, of which much may be missing. */
    sent(fields: Partial<Record<string, unknown>>, person: Holder): boolean
    /** Whether they may begin a draft. */
    begins: boolean
    /** Of the drafts of this kind. */
    drafts(eb: DraftColumns, person: Omit<Holder, 'role'>): Expression<SqlBool>
  }
  /** The rules of a request, which a draft must keep as well before it is published. */
  input: z.ZodType<Input>
  output: z.ZodType<Stored, Stored>
  /** Changes a body before its rules are checked. */
  prepare(db: Database, body: unknown): Promise<void>
  /** The calls with which an admin reads and changes one record. */
  calls: {
    /** Of the list; a record's own is below it. */
    path: string
    tags: string[]
    create: Call
    get: Call
    update: Call
    remove: Call & { done: string; failed: string }
    notFound: string
  }
}

/** What any record has that is sent or stored. */
export type SentRecord = { image_url?: string | undefined; draft?: DraftSeen | undefined }
export type StoredRecord = { image_url: string; _id: string }

/** A draft as its editor saw it. */
export type DraftSeen = { key: string; version: number }
