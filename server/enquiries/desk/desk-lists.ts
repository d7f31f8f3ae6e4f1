// What the desk lists: folders, their numbers, what comes next, and whether anything changed.
import type { DeskChanges, DeskFolder, DeskItem, DeskSort } from '../../../shared/desk.ts'
import { sortOf } from '../../../shared/desk.ts'
import { limits } from '../../../shared/limits.ts'
import { tokenHash } from '../../core/keyed-hash.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { isOwnOnly } from '../../people/permit.ts'
import { inOrder, isBehind, pageOfIds, placeIn } from '../enquiry-page.ts'
import { isFrom } from '../spam.ts'
import { orders } from '../waiting.ts'
import { itemJson, selectItems } from './desk-item.ts'
import { type Colleague, countFolders, inFolder } from './folders.ts'
import { enquiryNotFound } from './lock-enquiry.ts'

type Listing = {
  folder: DeskFolder
  sort?: DeskSort | undefined
  query?: string | undefined
  page: number
  limit: number
}

/** Enquiries compared to tell whether a list changed: more change between two looks only if counts do. */
const compared = 20

export function createDeskLists(db: Database, clock: Clock) {
  /** The items with these ids, in this order. */
  async function items(ids: string[]): Promise<DeskItem[]> {
    if (ids.length === 0) return []
    const now = clock()
    const rows = await selectItems(db).where('enquiries.id', 'in', ids).execute()
    const byId = new Map(rows.map((row) => [row.id, itemJson(row, now)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    /** Throws 404. */
    async item(id: string): Promise<DeskItem> {
      const [item] = await items([id])
      if (!item) throw enquiryNotFound()
      return item
    },

    async list(person: Colleague, listing: Listing): Promise<{ items: DeskItem[]; total: number }> {
      const { folder, sort = sortOf(folder), ...part } = listing
      const where = inFolder(folder, person, clock())
      const { ids, total } = await pageOfIds(db, { ...part, where, order: sort })
      return { items: await items(ids), total }
    },

    counts: (person: Colleague) => countFolders(db, person, clock()),

    /**
     * Returns the enquiry that follows in the folder's order, or the first one if the other is not in the
     * folder any more; undefined at the end.
     */
    async next(
      person: Colleague,
      { after = '', folder }: { after?: string | undefined; folder: DeskFolder },
    ): Promise<DeskItem | undefined> {
      const order = orders[sortOf(folder)]
      const listed = db.selectFrom('enquiries').where(inFolder(folder, person, clock()))
      const place = await listed.select(placeIn(order)).where('id', '=', after).executeTakeFirst()
      const next = await inOrder(listed, order)
        .select('id')
        .where('id', '!=', after)
        .$if(place !== undefined, (rows) => rows.where(isBehind(order, place!)))
        .limit(1)
        .executeTakeFirst()
      return next && (await items([next.id]))[0]
    },

    /** Other enquiries from the same address that the person may see, newest first. */
    async others(person: Colleague, { _id, email }: DeskItem): Promise<DeskItem[]> {
      if (email === '') return []
      const rows = await db
        .selectFrom('enquiries')
        .select('id')
        .where(isFrom(email))
        .where('id', '!=', _id)
        .$if(isOwnOnly(person, 'enquiries.answer'), (query) =>
          query.where('assigned_to', '=', person._id),
        )
        .orderBy('created_at', 'desc')
        .limit(limits.desk.others)
        .execute()
      return items(rows.map(({ id }) => id))
    },

    /**
     * Compares what lists show with what they showed at an earlier call, in whichever instance. Nothing is
     * kept for it: `since` is a hash of the counts and of the enquiries that changed last.
     */
    async changes(person: Colleague, since: string | undefined): Promise<DeskChanges> {
      const counts = await countFolders(db, person, clock())
      const newest = (column: 'updated_at' | 'last_at') =>
        db
          .selectFrom('enquiries')
          .select(['id', column, 'unread'])
          .$if(isOwnOnly(person, 'enquiries.answer'), (query) =>
            query.where('assigned_to', '=', person._id),
          )
          .orderBy(column, 'desc')
          .orderBy('id', 'desc')
          .limit(compared)
          .execute()
      const seen = [counts, await newest('updated_at'), await newest('last_at')]
      const now = tokenHash(JSON.stringify(seen))
      const changed = now !== since
      return { since: now, changed, counts: changed ? counts : null }
    },
  }
}
