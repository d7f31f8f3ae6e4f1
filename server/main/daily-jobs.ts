import type { KeptAssets } from '../assets/kept-assets.ts'
import type { Blogs } from '../blogs/blogs.ts'
import type { Enquiries } from '../enquiries/enquiries.ts'
import { limits } from '../../shared/limits.ts'
import { purgeMailFiles } from '../mail/mail-files.ts'
import type { Images } from '../images/images.ts'
import type { ClockCheck } from '../jobs/clock-check.ts'
import { dailyJob } from '../jobs/daily-job.ts'
import { unlessUnderWay } from '../database/unless-under-way.ts'
import { monthsBefore } from '../jobs/days-before.ts'
import { createRetention } from '../jobs/retention.ts'
import { eraseListed, joinErasureLists, purgeErasures } from '../persons/erasures.ts'
import { updateEntries } from '../records/draft-entries.ts'
import type { Reviews } from '../reviews/reviews.ts'
import type { SharedParts } from './shared-parts.ts'

type Parts = Pick<SharedParts, 'settings' | 'db' | 'clock' | 'log'> & {
  clockCheck: ClockCheck
  blogs: Blogs
  enquiries: Enquiries
  images: Images
  keptAssets: KeptAssets
  reviews: Reviews
  secret: string
}

/** The jobs that each instance runs at startup and then once a day. */
export function createDailyJobs(parts: Parts) {
  const { settings, db, clock, clockCheck, log, blogs, enquiries, images, keptAssets, reviews } =
    parts
  const erasing = { db, clock, dataDir: settings.dataDir, secret: parts.secret }
  const retention = createRetention(db, clock)
  const purge = dailyJob(
    'deleting old records',
    async () => {
      await retention.purgeUnattended(clockCheck)
      const oldest = monthsBefore(clock(), limits.enquiry.months)
      await purgeMailFiles(settings.dataDir, oldest)
      await purgeErasures(erasing)
    },
    log,
  )
  const keepAssets = dailyJob('keeping scripts and styles for later', keptAssets.keep, log)
  // With a shared database, another instance may have an upload in progress when this process
  // starts.
  const sweep = dailyJob(
    'sweeping pictures',
    async ({ first }) => {
      await images.sweep({ first: first && !settings.databaseUrl })
      if (await images.trash.isEmpty()) return
      await clockCheck.assertTrusted()
      await images.trash.purge()
    },
    log,
  )
  // Rows written by an older release, or restored from its backup, have no filter text or hash.
  const filterTexts = dailyJob(
    'making filter texts and hashes',
    async () => {
      await blogs.updateFilterTexts()
      await updateEntries(db)
      await blogs.updateHashes()
      await reviews.carryOver()
      await enquiries.updateFilterTexts()
    },
    log,
  )

  // After a restore the database may hold again what was erased.
  const erase = dailyJob(
    'erasing again',
    async () => {
      await joinErasureLists(erasing)
      await unlessUnderWay(db, 'erasing again', async () => {
        await eraseListed(erasing)
      })
    },
    log,
  )

  const remind = dailyJob('reminding of reviews', () => reviews.remind(clockCheck), log)

  return {
    /** Resolves when everything that must precede the first request is done. */
    async start(): Promise<void> {
      // Requests for this build's files may reach another instance with another build.
      if (!settings.development) await keepAssets.start()
      await reviews.overdue.start()
    },

    startInBackground(): void {
      void erase.start()
      void purge.start()
      void sweep.start()
      void filterTexts.start()
      void remind.start()
    },

    /** Resolves when no job is running. */
    async stop(): Promise<void> {
      const jobs = [keepAssets, erase, purge, sweep, filterTexts, remind, reviews.overdue]
      for (const job of jobs) await job.stop()
    },
  }
}
