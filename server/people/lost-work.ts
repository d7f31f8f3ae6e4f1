// Finds what a person may no longer have after a removal or a change of role.
import { findReviewedPage } from '../../content/medical-pages.ts'
import { type DraftKind, recordKinds } from '../../shared/record-kinds.ts'
import { type Right, scopeOf } from '../../shared/rights.ts'
import type { Database } from '../database/database.ts'
import type { Holder } from './permit.ts'

/** The person before the change, and after it; undefined if removed. */
export type Leaving = {
  before: Holder
  after: Pick<Holder, 'role' | 'doctorId'> | undefined
}

/** Finds what the person has and may no longer have. `now`: ISO 8601 UTC. */
export async function findLost(db: Database, leaving: Leaving, now: string) {
  return {
    enquiries: loses(leaving, 'enquiries.answer') ? await openEnquiries(db, leaving.before) : 0,
    ...(await writingOf(db, leaving, now)),
    requests: await requestsOf(db, leaving, now),
  }
}

export type Lost = Awaited<ReturnType<typeof findLost>>

/** Whether the person had the right, at least for own records, and loses it. */
export function loses({ before, after }: Leaving, right: Right): boolean {
  return scopeOf(before.role, right) !== undefined && !(after && scopeOf(after.role, right))
}

async function openEnquiries(db: Database, { _id }: Holder): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('assigned_to', '=', _id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Finds the drafts that the person scheduled, and the working preview links that they created. */
async function writingOf(db: Database, { before, after }: Leaving, now: string) {
  // The same roles write articles and profiles.
  const scope = after && scopeOf(after.role, 'articles.write')
  const isLost = (row: DraftOf) =>
    scope !== 'all' && !(scope === 'own' && isOwnDraft(row, { ...before, ...after }))
  const drafts = db
    .selectFrom('drafts')
    .leftJoin('blogs', 'blogs.number', 'drafts.blog_number')
    .leftJoin('doctors', 'doctors.number', 'drafts.doctor_number')
    .leftJoin('doctors as author', 'author.number', 'blogs.author_number')
    .select(['drafts.number', 'drafts.kind', 'drafts.id', 'drafts.record_id', 'drafts.fields'])
    .select(['drafts.created_by', 'author.id as live_author'])
    .select(({ fn }) => fn.coalesce('blogs.id', 'doctors.id').as('live_id'))
  const scheduled = await drafts
    .where('drafts.scheduled_by', '=', before.email)
    .where('drafts.scheduled_at', 'is not', null)
    .orderBy('drafts.scheduled_at')
    .execute()
  const links = await drafts
    .innerJoin('preview_links as link', 'link.draft_number', 'drafts.number')
    .select('link.id as link_id')
    .where('link.created_by', '=', before.email)
    .where('link.expires_at', '>', now)
    .where('link.published_at', 'is', null)
    .execute()
  return {
    scheduled: scheduled.filter(isLost).map((row) => ({ ...ofDraft(row), number: row.number })),
    links: links.filter(isLost).map((row) => ({ ...ofDraft(row), id: row.link_id })),
  }
}

type DraftOf = {
  kind: DraftKind
  id: string
  created_by: string
  live_id: string | null
  /** The author of the published article. */
  live_author: string | null
  record_id: string | null
  /** JSON. */
  fields: string | null
}

const fieldsOf = ({ fields }: DraftOf) =>
  JSON.parse(fields ?? '{}') as Record<string, string | undefined>

/** Judges as `mayDraft` will when the draft is published or shown, from columns that are read here anyway. */
function isOwnDraft(draft: DraftOf, { doctorId, email }: Pick<Holder, 'doctorId' | 'email'>) {
  if (draft.kind === 'doctor') return doctorId !== null && draft.live_id === doctorId
  const { author_id = '' } = fieldsOf(draft)
  if (author_id !== '' && author_id !== doctorId) return false
  if (draft.live_id !== null) return doctorId !== null && draft.live_author === doctorId
  return author_id !== '' || draft.created_by === email
}

/** Names a draft as the audit log does, with its title. */
function ofDraft(draft: DraftOf) {
  const { kind, id, live_id, record_id } = draft
  const { called, title } = recordKinds[kind]
  return {
    kind: called,
    record: live_id ?? record_id ?? `new.${id}`,
    title: fieldsOf(draft)[title] ?? '',
  }
}

/** Finds open review requests to the doctor the person was. A person who stays that doctor keeps them. */
async function requestsOf(db: Database, { before, after }: Leaving, now: string) {
  const isStillDoctor =
    after !== undefined &&
    after.doctorId === before.doctorId &&
    scopeOf(after.role, 'reviews.sign') !== undefined
  if (!before.doctorId || !scopeOf(before.role, 'reviews.sign') || isStillDoctor) return []
  const rows = await db
    .selectFrom('review_requests as request')
    .innerJoin('doctors', 'doctors.number', 'request.doctor_number')
    .leftJoin('blogs', 'blogs.number', 'request.blog_number')
    .select(['request.id', 'request.kind', 'request.subject_id', 'blogs.title'])
    .where('doctors.id', '=', before.doctorId)
    .where('request.answer', '=', '')
    .where('request.expires_at', '>', now)
    .orderBy('request.requested_at')
    .execute()
  return rows.map(({ id, kind, subject_id, title }) => ({
    id,
    kind: kind === 'article' ? ('article' as const) : ('site' as const),
    record: subject_id,
    title: title ?? findReviewedPage(kind, subject_id)?.headingName ?? '',
  }))
}
