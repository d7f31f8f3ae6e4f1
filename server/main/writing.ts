import type { Blogs } from '../blogs/blogs.ts'
import type { Settings } from '../core/env.ts'
import type { Words } from '../words/words.ts'
import type { DoctorRepository } from '../doctors/doctor-repository.ts'
import { createDraftFigures, type DraftFigures } from '../records/drafts/draft-figures.ts'
import { createDraftVersions, type DraftVersions } from '../records/drafts/draft-versions.ts'
import { type BringBack, createDrafts, type Drafts } from '../records/drafts/drafts.ts'
import { createPreviewLinks, type PreviewLinks } from '../records/preview/preview-links.ts'
import { createRemarks, type Remarks } from '../records/remarks/remarks.ts'
import { createSchedule, type Schedule } from '../records/schedule/schedule.ts'
import { createScheduler, type SchedulerParts } from '../records/schedule/scheduler.ts'

/** The services for drafts. */
export type Writing = {
  drafts: Drafts
  draftVersions: DraftVersions
  previewLinks: PreviewLinks
  remarks: Remarks
  draftFigures: DraftFigures
  schedule: Schedule
}

type Parts = Omit<SchedulerParts, 'publishers' | 'settings'> & {
  settings: Settings
  blogs: Blogs
  doctors: DoctorRepository
  words: Words
  bringBack: BringBack
}

/** The caller starts and stops `scheduler`. */
export function createWriting({ settings, blogs, doctors, words, bringBack, ...parts }: Parts) {
  const { db, clock } = parts
  const publishers = { blog: blogs, doctor: doctors, words: words.publisher }
  const writing: Writing = {
    drafts: createDrafts(db, clock, bringBack),
    draftVersions: createDraftVersions(db, clock),
    previewLinks: createPreviewLinks(db, clock, settings.siteUrl),
    remarks: createRemarks(db, clock),
    draftFigures: createDraftFigures(db, clock),
    schedule: createSchedule(db, clock, publishers),
  }
  return { writing, scheduler: createScheduler({ ...parts, publishers, settings }) }
}
