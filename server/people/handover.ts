// What somebody gives back who leaves or gets another role: first in numbers, then in earnest.
import { findCondition } from '../../content/conditions/conditions.ts'
import type { Handover } from '../../shared/handover.ts'
import { type Right, scopeOf } from '../../shared/rights.ts'
import { type AuditRow, recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { storeMail } from '../mail/mail-queue.ts'
import { handoverMail } from './handover-mail.ts'
import { ownDrafts } from './own-records.ts'
import type { Holder } from './permit.ts'

/** Who the person was, and who they are from now on; undefined: nobody. */
export type Leaving = {
  before: Holder
  after: Pick<Holder, 'role' | 'doctorId'> | undefined
}

export type HandoverParts = { clock: Clock; settings: { contactTo: string; siteUrl: string } }

/** Why a draft is not published that somebody scheduled who may publish it no more. */
export const noLongerAllowed = {
  message: 'The person who scheduled this may no longer publish it.',
}

/** What the person has and may not have any more, in numbers. */
export async function countHandover(
  db: Database,
  { clock }: Pick<HandoverParts, 'clock'>,
  leaving: Leaving,
): Promise<Handover> {
  const found = await find(db, leaving, clock().toISOString())
  return numbersOf(found)
}

/**
 * Takes it away in the caller's transaction, in which the person's row is locked, notes it in the audit log
 * under `by` and mails the front desk what there is to take over.
 */
export async function handOver(
  trx: Database,
  { clock, settings }: HandoverParts,
  leaving: Leaving,
  by: string,
): Promise<void> {
  const { before, after } = leaving
  const at = clock().toISOString()
  await lockHoldings(trx, before)
  const found = await find(trx, leaving, at)
  const note = (row: Omit<AuditRow, 'at' | 'by'>) => recordAudit(trx, { at, by, ...row })
  if (loses(leaving, 'enquiries.answer')) await giveBackEnquiries(trx, before._id, { at, by })
  for (const { number, kind, record } of found.scheduled) {
    await trx
      .updateTable('drafts')
      .set({
        scheduled_at: null,
        scheduled_by: null,
        schedule_problem: JSON.stringify(noLongerAllowed),
      })
      .where('number', '=', number)
      .execute()
    await note({ action: 'changed', kind, record, fields: ['schedule'] })
  }
  for (const { id, kind, record } of found.links) {
    await trx.deleteFrom('preview_links').where('id', '=', id).execute()
    await note({ action: 'deleted', kind, record, fields: ['preview link'] })
  }
  for (const { id, kind, record } of found.requests) {
    await trx.deleteFrom('review_requests').where('id', '=', id).execute()
    await note({ action: 'deleted', kind, record, fields: ['review request'] })
  }
  const numbers = numbersOf(found)
  if (Object.values(numbers).every((number) => number === 0)) return
  const { name } = await trx
    .selectFrom('people')
    .select('name')
    .where('id', '=', before._id)
    .executeTakeFirstOrThrow()
  const titles = { scheduled: found.scheduled, requests: found.requests }
  const told = { name: name || before.email, role: after?.role, numbers, titles, ...settings }
  await storeMail(trx, clock, handoverMail(told))
}

/** Nobody assigns, answers or schedules anything of the person's until the transaction ends. */
async function lockHoldings(trx: Database, { _id, email }: Holder): Promise<void> {
  await selectForUpdate(trx, 'enquiries').select('id').where('assigned_to', '=', _id).execute()
  await selectForUpdate(trx, 'drafts').select('number').where('scheduled_by', '=', email).execute()
}

type Found = Awaited<ReturnType<typeof find>>

async function find(db: Database, leaving: Leaving, now: string) {
  return {
    enquiries: loses(leaving, 'enquiries.answer') ? await openEnquiries(db, leaving.before) : 0,
    ...(await writingOf(db, leaving, now)),
    requests: await requestsOf(db, leaving, now),
  }
}

function numbersOf({ enquiries, scheduled, requests, links }: Found): Handover {
  return {
    enquiries,
    scheduled: scheduled.length,
    reviewRequests: requests.length,
    previewLinks: links.length,
  }
}

/** Whether the person had the right, for own records at least, and has it no more. */
function loses({ before, after }: Leaving, right: Right): boolean {
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

/** Enquiries that were given to the person are nobody's again, and unsent replies are deleted. */
async function giveBackEnquiries(
  trx: Database,
  personId: string,
  { at, by }: Pick<AuditRow, 'at' | 'by'>,
): Promise<void> {
  const returned = await trx
    .updateTable('enquiries')
    .set({ assigned_to: null, updated_at: at })
    .where('assigned_to', '=', personId)
    .returning(['id', 'state'])
    .execute()
  for (const { id, state } of returned) {
    // Of what was done long ago nobody asks who had it: a person of years would fill the log.
    if (state !== 'open') continue
    const fields = ['assignedTo']
    await recordAudit(trx, { at, by, action: 'changed', kind: 'enquiry', record: id, fields })
  }
  await trx.deleteFrom('enquiry_drafts').where('person_id', '=', personId).execute()
}

/** What the person scheduled, and the links to drafts that they made and that still work. */
async function writingOf(db: Database, { before, after }: Leaving, now: string) {
  // The same roles write articles and profiles.
  const scope = after && scopeOf(after.role, 'articles.write')
  if (scope === 'all') return { scheduled: [], links: [] }
  const kept = ownDrafts(db, { ...before, ...after })
  const drafts = db
    .selectFrom('drafts')
    .leftJoin('blogs', 'blogs.number', 'drafts.blog_number')
    .leftJoin('doctors', 'doctors.number', 'drafts.doctor_number')
    .select(['drafts.number', 'drafts.kind', 'drafts.id', 'drafts.record_id', 'drafts.fields'])
    .select(({ fn }) => fn.coalesce('blogs.id', 'doctors.id').as('live_id'))
    .$if(scope === 'own', (query) =>
      query.where('drafts.number', 'not in', db.selectFrom('drafts').select('number').where(kept)),
    )
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
    .execute()
  return {
    scheduled: scheduled.map((row) => ({ ...ofDraft(row), number: row.number })),
    links: links.map((row) => ({ ...ofDraft(row), id: row.link_id })),
  }
}

type DraftOf = {
  kind: 'blog' | 'doctor'
  id: string
  live_id: string | null
  record_id: string | null
  fields: string | null
}

/** As the audit log names a draft, and as people know it. */
function ofDraft({ kind, id, live_id, record_id, fields }: DraftOf) {
  const { title, name } = JSON.parse(fields ?? '{}') as { title?: string; name?: string }
  return {
    kind: kind === 'blog' ? ('article' as const) : ('doctor' as const),
    record: live_id ?? record_id ?? `new.${id}`,
    title: (kind === 'blog' ? title : name) ?? '',
  }
}

/** Open requests to the doctor who the person was. Somebody who still is that doctor keeps them. */
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
    title: title ?? findCondition(subject_id)?.headingName ?? '',
  }))
}
