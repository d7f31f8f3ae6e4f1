import type { FastifyRequest } from 'fastify'
import type { Expression, SqlBool } from 'kysely'
import { draftKey } from '../../shared/draft.ts'
import { type DraftFields, type DraftKind, draftKinds } from '../../shared/draft-fields.ts'
import { type Right, scopeOf } from '../../shared/rights.ts'
import type { Database } from '../database/database.ts'
import {
  forbidden,
  type Holder,
  type IsOwn,
  isOwnOnly,
  lockPerson,
  may,
  permit,
  type Permit,
} from '../people/permit.ts'
import { updateEntry } from './draft-entries.ts'
import type { DraftRow } from './draft-row.ts'
import type { DraftColumns } from './draft-states.ts'
import { findByKey, lockOwner, parseKey } from './find-draft.ts'
import type { DraftRight } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'

/** The parts of a save that decide who may make it. */
type Sent = { kind?: DraftKind; fields?: DraftFields }

/**
 * Whether the person has the kind's right for this draft; some roles have it only for their own records. A
 * key that names nothing yet is free to use.
 */
export async function mayDraft(
  db: Database,
  person: Holder,
  key: string,
  right: DraftRight,
  { kind: newKind = 'blog', fields = {} }: Sent = {},
): Promise<boolean> {
  const { source } = parseKey(key)
  const { row, record } = await findByKey(db, key)
  const { rights, own } = kinds[row?.kind ?? (source === 'new' ? newKind : source)]
  return may(db, person, rights.draft[right], async () => {
    if (!own.sent(fields, person)) return false
    if (row) return isOwnDraft(db, person, row)
    if (record) return own.record(record.id)(db, person)
    return source === 'new' && own.begins
  })
}

async function isOwnDraft(db: Database, person: Holder, row: DraftRow): Promise<boolean> {
  await updateEntry(db, row)
  const own = await db
    .selectFrom('drafts')
    .select('number')
    .where('number', '=', row.number)
    .where((eb) => kinds[row.kind].own.drafts(eb, person))
    .executeTakeFirst()
  return own !== undefined
}

/** Throws 403 unless `mayDraft`. */
export async function assertMayDraft(...asked: Parameters<typeof mayDraft>): Promise<void> {
  if (!(await mayDraft(...asked))) throw forbidden()
}

/** Checks again in the transaction of a change, and keeps the draft theirs until it ends. */
export function permitDraft({ _id }: Pick<Holder, '_id'>, key: string, sent?: Sent): Permit {
  return permitOnDraft({ _id }, key, 'articles.write', sent)
}

/** The same for what takes no right to write, such as a remark. */
export function permitReader({ _id }: Pick<Holder, '_id'>, key: string): Permit {
  return permitOnDraft({ _id }, key, 'articles.read')
}

function permitOnDraft(
  { _id }: Pick<Holder, '_id'>,
  key: string,
  right: DraftRight,
  sent?: Sent,
): Permit {
  return async (trx) => {
    const person = await lockPerson(trx, _id)
    // The same roles write articles and profiles.
    if (isOwnOnly(person, right)) await lockOwner(trx, key)
    await assertMayDraft(trx, person, key, right, sent)
  }
}

/**
 * Asks for the right to write a record, and then for the draft that is published with it, if any. A
 * malformed key names no draft.
 */
export function permitWrite(
  person: Pick<Holder, '_id'>,
  right: Right,
  isOwn: IsOwn,
  draft: { key: string } | undefined,
): Permit {
  const mayWrite = permit(person, right, isOwn)
  return async (trx) => {
    await mayWrite(trx)
    if (draft && draftKey.test(draft.key)) await permitDraft(person, draft.key)(trx)
  }
}

/** The condition for drafts that the person may see in lists. */
export function permittedDrafts({ role, ...person }: Holder) {
  return (eb: DraftColumns): Expression<SqlBool> => {
    const permitted = draftKinds.flatMap((kind) => {
      const { rights, own } = kinds[kind]
      const scope = scopeOf(role, rights.draft['articles.read'])
      const isOfKind = eb('drafts.kind', '=', kind)
      if (!scope) return []
      return scope === 'all' ? [isOfKind] : [eb.and([isOfKind, own.drafts(eb, person)])]
    })
    return eb.or(permitted)
  }
}

/**
 * Returns a hook for routes with a `key` parameter that throws 403 unless the person has the right. As
 * `preValidation` it also judges the body, which may be anything; as `onRequest` it runs before the body is
 * read.
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
    ...(draftKinds.includes(kind as DraftKind) && { kind: kind as DraftKind }),
    ...(typeof author_id === 'string' && { fields: { author_id } }),
  }
}
