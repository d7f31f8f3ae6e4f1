import type { SamplesRemoved } from '../../shared/setup.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Actor } from '../core/security-log.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Asker } from '../people/permit.ts'
import { removeDraft } from '../records/drafts/trash.ts'
import { findSamples, type FoundSample } from './find-samples.ts'

type Records = { remove(id: string, asker: Asker, updatedAt?: string): Promise<boolean> }

type Parts = {
  db: Database
  clock: Clock
  blogs: Records
  doctors: Records
  images: {
    removeRecord(address: string, by: Actor, remove: () => Promise<boolean>): Promise<boolean>
  }
}

/** Few enough that a call ends soon, also where pictures are in a bucket. */
const atOnce = 5

/**
 * Removes some of the samples that nobody has changed, each as if it were deleted by hand: it goes to the trash
 * with its picture. Whatever is interrupted is whole or gone, and the next call goes on. Throws 503 if pictures
 * can't be removed.
 */
export async function removeSamples(
  { db, clock, blogs, doctors, images }: Parts,
  asker: Asker,
  by: Actor,
): Promise<SamplesRemoved> {
  const found = await findSamples(db)
  const remove = (records: Records) => (sample: FoundSample) =>
    unlessChanged(() =>
      images.removeRecord(sample.image_url, by, () =>
        records.remove(sample.id, asker, sample.updated_at),
      ),
    )
  const removals = [
    ...found.drafts.map(
      ({ id }) =>
        () =>
          unlessChanged(() => trashDraft(id)),
    ),
    ...found.articles.map((article) => () => remove(blogs)(article)),
    ...found.doctors.map((doctor) => () => remove(doctors)(doctor)),
  ].slice(0, atOnce)
  let removed = 0
  for (const run of removals) if (await run()) removed += 1
  const after = await findSamples(db)
  const left = after.drafts.length + after.articles.length + after.doctors.length
  return { removed, left }

  async function trashDraft(id: string): Promise<boolean> {
    await inTransaction(db, async (trx) => {
      await asker.permit(trx)
      await removeDraft(trx, clock, `new.${id}`, { email: asker.by, seen: 'draft' })
    })
    return true
  }
}

/** Returns false for what somebody has changed or removed meanwhile. */
async function unlessChanged(remove: () => Promise<boolean>): Promise<boolean> {
  try {
    return await remove()
  } catch (error) {
    if (error instanceof HttpError && [404, 409].includes(error.status)) return false
    throw error
  }
}
