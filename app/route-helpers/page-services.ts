import type { BlogRepository } from '../../server/blogs/blog-repository.ts'
import type { Settings } from '../../server/core/env.ts'
import type { DoctorRepository } from '../../server/doctors/doctor-repository.ts'
import type { PreviewLinks } from '../../server/records/preview/preview-links.ts'
import type { SearchOthers } from '../../server/search/search-others.ts'
import type { Enquiries } from '../../server/enquiries/enquiries.ts'
import type { FocalStyles } from '../../server/images/focal-styles.ts'
import type { Images } from '../../server/images/images.ts'
import type { Newsletter } from '../../server/newsletter/newsletter.ts'
import type { Reviews } from '../../server/reviews/reviews.ts'
import type { SocialImages } from '../../server/social-images/social-images.ts'
import type { LegalVersions } from '../../server/words/legal-versions.ts'
import type { WordStore } from '../../server/words/word-store.ts'
import type { BlogTeaser } from '../../shared/blog.ts'

/** The parts of the server that pages' loaders and actions use. */
export type PageServices = {
  settings: Settings
  log: Record<'error' | 'warn' | 'info', (about: unknown, message: string) => void>
  blogs: BlogRepository & { searchOthers: SearchOthers }
  /** The newest articles: as many as a page shows, plus one. */
  recentBlogs(): Promise<BlogTeaser[]>
  /** Whether readers are told that a doctor asks for changes to a page. */
  questionedPages(): ReturnType<Reviews['questioned']>
  doctors: DoctorRepository
  reviews: Reviews
  previewLinks: PreviewLinks
  enquiries: Enquiries
  newsletter: Newsletter
  images: Images
  socialImages: SocialImages
  focalStyles(): Promise<FocalStyles | undefined>
  legalVersions: LegalVersions
  wordStore: Pick<WordStore, 'current' | 'savedAt'>
  apiDescription(): object
}
