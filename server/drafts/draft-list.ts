import type { ExpressionBuilder } from 'kysely'
import type { DraftState } from '../../shared/draft.ts'
import type { DraftKind } from '../../shared/draft-fields.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Holder } from '../people/permit.ts'
import { joinedDrafts, type ListedDraftRow } from '../revisions/draft-row.ts'
import { visibleDrafts } from '../revisions/draft-rights.ts'

type Columns = ExpressionBuilder<Pick<Tables, 'drafts'>, 'drafts'>

export type DraftListing = {
  state?: DraftState | undefined
  kind?: DraftKind | undefined
  /** Whose view of them it is. */
  person: Holder
  limit: number
  page: number
}

/** One page of the drafts, last changed first; of the trash only where it is asked for. */
export async function listDrafts(
  db: Database,
  listing: DraftListing,
): Promise<{ items: ListedDraftRow[]; total: number }> {
  const { limit, page, person } = listing
  const isVisible = visibleDrafts(db, person) ?? ((eb: Columns) => eb.lit(true))
  const items = await joinedDrafts(db)
    .select(columns)
    .where(isListed(listing))
    .where(isVisible)
    .orderBy('drafts.updated_at', 'desc')
    .orderBy('drafts.number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isListed(listing))
    .where(isVisible)
    .executeTakeFirstOrThrow()
  return { items, total }
}

/** All but the rich texts. */
const columns = [
  ...(['drafts.number', 'drafts.id', 'drafts.kind', 'drafts.blog_number'] as const),
  ...(['drafts.doctor_number', 'drafts.record_id', 'drafts.record_created_at'] as const),
  ...(['drafts.version', 'drafts.words', 'drafts.field_versions', 'drafts.image_url'] as const),
  ...(['drafts.based_on', 'drafts.scheduled_at', 'drafts.scheduled_by'] as const),
  ...(['drafts.schedule_problem', 'drafts.created_at', 'drafts.created_by'] as const),
  ...(['drafts.updated_at', 'drafts.updated_by', 'drafts.trashed_at'] as const),
  ...(['drafts.trashed_by', 'drafts.fields'] as const),
] as const

/** As `stateOf` says it of one row. */
function isListed({ state, kind }: DraftListing) {
  return (eb: Columns) => {
    const isNull = (column: keyof Tables['drafts']) => eb(`drafts.${column}`, 'is', null)
    const isSet = (column: keyof Tables['drafts']) => eb(`drafts.${column}`, 'is not', null)
    const isLive = eb.or([isSet('blog_number'), isSet('doctor_number')])
    const states = {
      draft: [eb.not(isLive), isNull('scheduled_at'), isNull('record_id')],
      scheduled: [isSet('scheduled_at')],
      published: [eb.lit(false)],
      changed: [isLive, isNull('scheduled_at')],
      unpublished: [eb.not(isLive), isNull('scheduled_at'), isSet('record_id')],
      trash: [],
    }
    return eb.and([
      isSet('fields'),
      state === 'trash' ? isSet('trashed_at') : isNull('trashed_at'),
      ...(state ? states[state] : []),
      ...(kind ? [eb('drafts.kind', '=', kind)] : []),
    ])
  }
}
