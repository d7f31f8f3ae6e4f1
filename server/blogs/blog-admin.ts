import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Blog } from '../../shared/blog.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import type { CachedLists } from '../listing/cached-lists.ts'
import { type AdminListing, createAdminList } from './blog-admin-list.ts'
import { wholeBlogs } from './blog-rows.ts'
import { createBlogWriter } from './blog-writer.ts'
import { createBulkChange } from './bulk-change.ts'
import { readDashboard } from './dashboard.ts'
import { createFilterTexts } from './filter-texts.ts'

export type BlogAdmin = ReturnType<typeof createBlogAdmin>

/** Articles as the panel lists and changes them. */
export function createBlogAdmin(
  db: Database,
  { clock, remember }: { clock: Clock; remember: CachedLists },
) {
  const writer = createBlogWriter(db, clock)
  const updateFilterTexts = createFilterTexts(db)
  const adminList = createAdminList(db, updateFilterTexts, remember)

  return {
    ...writer,

    /** One page of the panel's list with the drafts, newest first unless `sort` says otherwise. */
    listRows: adminList.rows,

    /** One page of whole articles that readers see. */
    async listWhole(query: AdminListing): Promise<{ items: Blog[]; total: number }> {
      const { numbers, total } = await adminList.published(query)
      const items: Blog[] = []
      for (let at = 0; at < numbers.length; at += portion) {
        items.push(...(await wholeBlogs(db, numbers.slice(at, at + portion), clock())))
        await afterOthers()
      }
      return { items, total }
    },

    /** Brings what the panel's list is filtered by up to date; a filter does so as well. */
    updateFilterTexts,

    /** What the panel's first screen shows, of one doctor alone where one is given. */
    dashboard: (doctor: string | null | undefined) => readDashboard(db, clock, doctor),

    /** Does one thing to several articles. */
    changeMany: createBulkChange(db, clock, writer),
  }
}

/** Whole articles are made in portions, between which other requests get their turn. */
const portion = 25
