import type { Expression, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { DraftKind, DraftValue } from '../../../shared/draft-fields.ts'
import type { ColumnsOf, Fields } from '../../../shared/fields.ts'
import type { BegunKind, recordKinds } from '../../../shared/record-kinds.ts'
import type { Right } from '../../../shared/rights.ts'
import type { Database } from '../../database/database.ts'
import type { RecordTable } from '../../database/record-tables.ts'
import type { Holder, IsOwn } from '../../people/permit.ts'
import type { DraftColumns } from '../draft-states.ts'

/** The rights that routes for drafts name; each kind maps them to its own. */
export type DraftRight = 'articles.read' | 'articles.write'

/** Values of fields that are not columns of the record's own table. */
type OtherValues<F extends Fields> = Record<Exclude<keyof F, keyof ColumnsOf<F>>, DraftValue>

type Call = { operationId: string; summary: string }

/**
 * Describes a kind of record. The rest of `records/` treats all kinds alike; storing other tables,
 * searching and showing a kind to readers is up to its own folder.
 */
export type Kind<F extends Fields = Fields, Input = SentRecord, Stored = StoredRecord> = Omit<
  (typeof recordKinds)[DraftKind],
  'title'
> & {
  name: BegunKind
  fields: F
  title: string
  /** Each kind has a column in `drafts` with the record's number, such as `blog_number`. */
  table: RecordTable
  /** Ids that the API's own paths use, or may use later. */
  reservedIds: ReadonlySet<string>
  /** Names of the fields that the panel's list is filtered by. */
  filtered: readonly string[]
  /** Reads the fields that are not columns, as a request has them. */
  readOthers(db: Database, number: number): Promise<OtherValues<F>>
  /** The rights that records and drafts of this kind require. */
  rights: Record<'create' | 'get' | 'update' | 'remove', Right> & {
    draft: Record<DraftRight, Right>
  }
  /** What counts as a person's own, for roles that may touch only that. */
  own: {
    record(id: string): IsOwn
    /** The condition for own rows of a query over `record`. */
    records(person: Holder): Expression<SqlBool>
    /** Whether it stays theirs with the fields sent, which may be incomplete. */
    sent(fields: Partial<Record<string, unknown>>, person: Holder): boolean
    /** Whether they may begin a new draft. */
    begins: boolean
    /** The condition for own drafts of this kind. */
    drafts(eb: DraftColumns, person: Omit<Holder, 'role'>): Expression<SqlBool>
  }
  /** The rules of a request, which also apply to a draft when it is published. */
  input: z.ZodType<Input>
  output: z.ZodType<Stored, Stored>
  /** Changes a body before its rules are checked. */
  prepare(db: Database, body: unknown): Promise<void>
  /** The calls by which staff read and change one record. */
  calls: {
    /** Path of the list; a record's path continues it. */
    path: string
    tags: string[]
    create: Call
    get: Call
    update: Call
    remove: Call & { done: string; failed: string }
    notFound: string
  }
}

/** What every sent or stored record has. */
export type SentRecord = { image_url?: string | undefined; draft?: DraftSeen | undefined }
export type StoredRecord = { image_url: string; _id: string }

/** A draft as its editor last saw it. */
export type DraftSeen = { key: string; version: number }

/** What drafts, versions, schedules and lists know of a kind, whoever publishes its records. */
export type DraftedKind = Omit<
  Kind,
  'name' | 'reservedIds' | 'input' | 'output' | 'prepare' | 'calls'
> & { name: DraftKind }
