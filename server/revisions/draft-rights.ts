import type { FastifyRequest } from 'fastify'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { draftKey } from '../../shared/draft.ts'
import type { DraftFields, DraftKind } from '../../shared/draft-fields.ts'
import { valueText } from '../../shared/value-text.ts'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { ownArticle } from '../people/own-records.ts'
import {
  forbidden,
  type Holder,
  isOwnOnly,
  lockPerson,
  may,
  type Permit,
} from '../people/permit.ts'
import { fieldsOf } from './draft-row.ts'
import { findByKey, parseKey } from './find-draft.ts'

type DraftRight = 'articles.read' | 'articles.write'
/** What a save sends. */
type Sent = { kind?: DraftKind; fields?: DraftFields }

/**
 * Whether the person has the right for the draft: of an article for their own where that is all they may,
 * of a doctor if they may write the profile. A key that names nothing yet is free to use.
 */
export async function mayDraft(
  db: Database,
  person: Holder,
  key: string,
  right: DraftRight,
  sent?: Sent,
): Promise<boolean> {
  const { source } = parseKey(key)
  const { row, record } = await findByKey(db, key)
  const isNew = source === 'new' && !row
  const kind = row?.kind ?? (source === 'new' ? sent?.kind : source)
  const isArticle = kind !== 'doctor'
  return may(db, person, isArticle ? right : 'doctors.write', async () => {
    if (!isArticle) return (row?.live_id ?? record?.id) === person.doctorId && !isNew
    const author = valueText((row && fieldsOf(row))?.['author_id'])
    const authors = [author, valueText(sent?.fields?.['author_id'])]
    if (!authors.every((id) => id === '' || id === person.doctorId)) return false
    const live = row?.live_id ?? record?.id
    if (live) return ownArticle(live)(db, person)
    return isNew || (row !== undefined && (author !== '' || row.created_by === person.email))
  })
}

/** Throws 403 unless the person has that right. */
export async function assertMayDraft(...asked: Parameters<typeof mayDraft>): Promise<void> {
  if (!(await mayDraft(...asked))) throw forbidden()
}

/** The same, asked anew in the transaction of a change. */
export function permitDraft({ _id }: Pick<Holder, '_id'>, key: string, sent?: Sent): Permit {
  return async (trx) => assertMayDraft(trx, await lockPerson(trx, _id), key, 'articles.write', sent)
}

/** The same for the draft that a record is published with. A malformed key names no draft. */
export function permitPublishing(person: Pick<Holder, '_id'>, key: string): Permit | undefined {
  return draftKey.test(key) ? permitDraft(person, key) : undefined
}

/** Which drafts the person sees in lists; all where undefined. */
export function visibleDrafts(db: Database, person: Holder) {
  const { doctorId, email } = person
  if (!isOwnOnly(person, 'articles.read') && !isOwnOnly(person, 'doctors.write')) return undefined
  const author = isPostgres(db)
    ? sql<string>`coalesce(drafts.fields::json ->> 'author_id', '')`
    : sql<string>`coalesce(json_extract(drafts.fields, '$.author_id'), '')`
  return (eb: ExpressionBuilder<Pick<Tables, 'drafts'>, 'drafts'>): Expression<SqlBool> => {
    const isArticle = eb('drafts.kind', '=', 'blog')
    if (!isOwnOnly(person, 'articles.read')) return isArticle
    const own = sql<number>`(select number from doctors where id = ${doctorId ?? ''})`
    const ofArticle = sql<number>`(select author_number from blogs where number = drafts.blog_number)`
    const isMine = eb(author, '=', doctorId ?? '')
    return eb.or([
      eb('drafts.doctor_number', '=', own),
      eb.and([
        isArticle,
        eb.or([eb(author, '=', ''), isMine]),
        eb.or([
          eb(ofArticle, '=', own),
          eb.and([
            eb('drafts.blog_number', 'is', null),
            eb.or([eb.and([isMine, eb.lit(doctorId !== null)]), eb('created_by', '=', email)]),
          ]),
        ]),
      ]),
    ])
  }
}

/**
 * Returns what asks, of a route with a key among its parameters, whether it may go on. Before validation it
 * looks at what was sent as well, whatever that is; on the request, before anything is read of it.
 */
export const askForDraft =
  (db: Database) => (right: DraftRight) => async (request: FastifyRequest) => {
    const { key } = request.params as { key: string }
    await assertMayDraft(db, request.person, key, right, sentOf(request.body))
  }

function sentOf(body: unknown): Sent {
  const { kind, fields } = Object(body) as { kind?: unknown; fields?: unknown }
  const { author_id } = Object(fields) as { author_id?: unknown }
  return {
    ...(kind === 'doctor' && { kind }),
    ...(typeof author_id === 'string' && { fields: { author_id } }),
  }
}
