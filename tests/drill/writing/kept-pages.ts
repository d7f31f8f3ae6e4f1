import { openDatabase } from '../../../server/database/opening/open-database.ts'
import { goodBlog } from '../../support/requests/admin-calls.ts'
import { draftCalls } from '../../support/requests/draft-calls.ts'
import { storedAt } from '../../support/stores/stored-at.ts'
import type { DrilledSite } from '../parts/drilled-site.ts'

const saves = 50

/** Saves drafts of an article while its page is read; what of the kept page did not stay as it was. */
export async function keptPages(site: DrilledSite): Promise<string[]> {
  const [hand] = await site.hands(1)
  const { _id: doctorId } = await hand!.records.makeDoctor({ name: 'Dr. Ada Marsh' })
  const { _id } = await hand!.records.makeBlog(goodBlog(doctorId))
  const drafts = draftCalls(hand!.records)
  const look = async () => (await site.fetch(`/articles/${_id}`)).headers.get('etag')
  const etag = await look()
  const [before, hitsBefore] = [await contentVersion(site), await cacheHits(site)]
  let others = 0
  let { version } = await drafts.get(`blog.${_id}`)
  for (let save = 1; save <= saves; save += 1) {
    ;({ version } = await drafts.save(`blog.${_id}`, { call_out: `Save ${save}` }, version))
    if ((await look()) !== etag) others += 1
  }
  const hits = (await cacheHits(site)) - hitsBefore
  const raised = (await contentVersion(site)) - before
  return [
    ...(etag ? [] : ['the page has no ETag']),
    ...(others > 0 ? [`${others} of ${saves} pages have another ETag after a save`] : []),
    ...(hits < saves ? [`${hits} of ${saves} pages came from the page cache`] : []),
    ...(raised > 0 ? [`${saves} saves raised the content version by ${raised}`] : []),
  ]
}

async function contentVersion({ dataDir }: DrilledSite): Promise<number> {
  const db = await openDatabase(storedAt(dataDir))
  const { number } = await db
    .selectFrom('content_version')
    .select('number')
    .executeTakeFirstOrThrow()
  await db.destroy()
  return number
}

async function cacheHits(site: DrilledSite): Promise<number> {
  const metrics = await (await site.fetch('/metrics')).text()
  const [, hits] = /^academy_page_cache_requests_total\{result="hit"\} (\d+)/m.exec(metrics) ?? []
  return Number(hits)
}
