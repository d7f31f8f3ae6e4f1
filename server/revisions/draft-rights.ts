import type { FastifyRequest } from 'fastify'
import { type Expression, type SqlBool, sql } from 'kysely'
import { draftKey } from '../../shared/draft.ts'
import type { DraftFields, DraftKind } from '../../shared/draft-fields.ts'
import { scopeOf } from '../../shared/rights.ts'
import { valueText } from '../../shared/value-text.ts'
import type { Database } from '../database/database.ts'
import { ownArticle, ownProfile } from '../people/own-records.ts'
import { forbidden, type Holder, lockPerson, may, type Permit } from '../people/permit.ts'
import { updateEntry } from './draft-entries.ts'
import type { DraftRow } from './draft-row.ts'
import type { DraftColumns } from './draft-states.ts'
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
  const kind = row?.kind ?? (source === 'new' ? sent?.kind : source)
  const isDoctor = kind === 'doctor'
  return may(db, person, isDoctor ? 'doctors.write' : right, async () => {
    const author = valueText(sent?.fields?.['author_id'])
    if (!isDoctor && author !== '' && author !== person.doctorId) return false
    if (row) return isOwnDraft(db, person, row)
    if (record) return (isDoctor ? ownProfile : ownArticle)(record.id)(db, person)
    return source === 'new' && !isDoctor
  })
}

async function isOwnDraft(db: Database, person: Holder, row: DraftRow): Promise<boolean> {
  await updateEntry(db, row)
  const own = await db
    .selectFrom('drafts')
    .select('number')
    .where('number', '=', row.number)
    .where((eb) => ownDraft(eb, person))
    .executeTakeFirst()
  return own !== undefined
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
export function permitPublishing(person: Pick<Holder, '_id'>, key: string): Permit {
  return draftKey.test(key) ? permitDraft(person, key) : () => Promise.resolve()
}

/** Which drafts the person finds in lists. */
export function permittedDrafts({ role, ...person }: Holder) {
  return (eb: DraftColumns): Expression<SqlBool> => {
    const scopes = [
      ['blog', scopeOf(role, 'articles.read')],
      ['doctor', scopeOf(role, 'doctors.write')],
    ] as const
    const permitted = scopes.flatMap(([kind, scope]) => {
      const isOfKind = eb('drafts.kind', '=', kind)
      if (!scope) return []
      return scope === 'all' ? [isOfKind] : [eb.and([isOfKind, ownDraft(eb, person)])]
    })
    return eb.or(permitted)
  }
}

/**
 * Whether a draft is the person's own: of their profile or an article of theirs, or by them as the author
 * of what readers do not see. Without an author it is its maker's; with another author it is not theirs.
 */
function ownDraft(eb: DraftColumns, { doctorId, email }: Omit<Holder, 'role'>) {
  const own = sql<number>`(select number from doctors where id = ${doctorId ?? ''})`
  const authorOfArticle = sql<number>`(select author_number from blogs where number = drafts.blog_number)`
  // An older version of this program does not write the author: then the draft is nobody's.
  const author = sql<string>`case when drafts.fields is null then '' else (
    select author_id from draft_entries
    where draft_number = drafts.number and version = drafts.version) end`
  const isMine = eb(author, '=', doctorId ?? '')
  const isUnseen = eb('drafts.blog_number', 'is', null)
  const isAuthor = eb.and([isMine, eb.lit(doctorId !== null)])
  return eb.or([
    eb('drafts.doctor_number', '=', own),
    eb.and([
      eb('drafts.kind', '=', 'blog'),
      eb.or([eb(author, '=', ''), isMine]),
      eb.or([
        eb(authorOfArticle, '=', own),
        eb.and([isUnseen, eb.or([isAuthor, eb('drafts.created_by', '=', email)])]),
      ]),
    ]),
  ])
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
