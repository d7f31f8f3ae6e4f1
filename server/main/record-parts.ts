import type { BlogTeaser } from '../../shared/blog.ts'
import { limits } from '../../shared/limits.ts'
import { type Blogs, createBlogs } from '../blogs/blogs.ts'
import { createTags, type Tags } from '../blogs/tags.ts'
import type { ContentVersion } from '../database/content-version.ts'
import { createDoctorRepository, type DoctorRepository } from '../doctors/doctor-repository.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createReviews, type Reviews } from '../reviews/reviews.ts'
import type { Searching } from '../search/searcher.ts'
import type { ReadTuning } from '../search/tuning.ts'
import type { SharedParts } from './shared-parts.ts'

/** Articles, doctors, and the reviews that doctors give. */
export type RecordParts = {
  blogs: Blogs
  /** The newest articles: one more than a page shows. */
  recentBlogs(): Promise<BlogTeaser[]>
  /** Whether readers are told that a doctor asks for changes to a page; read once per content version. */
  questionedPages(): ReturnType<Reviews['questioned']>
  tags: Tags
  doctors: DoctorRepository
  reviews: Reviews
}

type Parts = SharedParts & {
  contentVersion: ContentVersion
  outbox: Outbox
  searching: Searching
  tuning: ReadTuning
}

export function createRecordParts(parts: Parts): RecordParts {
  const { settings, db, clock, contentVersion, searching, tuning } = parts
  const blogs = createBlogs(db, clock, searching, tuning)
  const reviews = createReviews({ ...parts, blogs })
  return {
    blogs,
    recentBlogs: contentVersion.remember(() => blogs.recent(limits.recentArticles + 1)),
    questionedPages: contentVersion.remember(() => reviews.questioned()),
    tags: createTags(db, clock),
    doctors: createDoctorRepository(db, clock, settings),
    reviews,
  }
}
