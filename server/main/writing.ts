import type { BlogRepository } from '../blogs/blog-repository.ts'
import type { Settings } from '../core/env.ts'
import type { DoctorRepository } from '../doctors/doctor-repository.ts'
import { createDraftFigures, type DraftFigures } from '../drafts/draft-figures.ts'
import { createDraftVersions, type DraftVersions } from '../drafts/draft-versions.ts'
import { type BringBack, createDrafts, type Drafts } from '../drafts/drafts.ts'
import { createPreviewLinks, type PreviewLinks } from '../drafts/preview-links.ts'
import { createSchedule, type Schedule } from '../drafts/schedule.ts'
import { createScheduler, type SchedulerParts } from '../drafts/scheduler.ts'

/** The services for drafts. */
export type Writing = {
  drafts: Drafts
  draftVersions: DraftVersions
  previewLinks: PreviewLinks
  draftFigures: DraftFigures
  schedule: Schedule
}

type Parts = Omit<SchedulerParts, 'publishers' | 'contactTo' | 'siteUrl'> & {
  settings: Settings
  blogs: BlogRepository
  doctors: DoctorRepository
  bringBack: BringBack
}

/** The caller starts and stops `scheduler`. */
export function createWriting({ settings, blogs, doctors, bringBack, ...parts }: Parts) {
  const { db, clock } = parts
  const { contactTo, siteUrl } = settings
  const publishers = { blog: blogs.publisher, doctor: doctors.publisher }
  const writing: Writing = {
    drafts: createDrafts(db, clock, bringBack),
    draftVersions: createDraftVersions(db, clock),
    previewLinks: createPreviewLinks(db, clock, siteUrl),
    draftFigures: createDraftFigures(db, clock),
    schedule: createSchedule(db, clock, publishers),
  }
  return { writing, scheduler: createScheduler({ ...parts, publishers, contactTo, siteUrl }) }
}
