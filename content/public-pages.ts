import { indexPageQuery, pageSearchQuery } from '../shared/blog.ts'
import { contactPageQuery } from '../shared/enquiry.ts'
import { doctorsPageQuery, findDoctorQuery } from '../shared/doctor-search.ts'
import type { PublicPage } from '../shared/public-page.ts'
import { visitSheetQuery } from '../shared/visit-sheet.ts'
import { aboutCards } from './about.ts'
import { conditions } from './conditions/conditions.ts'
import { guides } from './guides/guides.ts'
import { nightPages } from './night/night-pages.ts'
import { solutionGroups } from './solution-groups.ts'

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)

/** For pages reached from an email or on purpose: not in the site map, not cached. */
const unlisted = { inSitemap: false, cached: false } as const

/** Every public page. Pages are cached and in the site map unless they say otherwise. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', file: 'pages/home.tsx' },
  { path: '/medicalsolution', file: 'pages/medical-solutions.tsx' },
  {
    path: '/solutionidpage/:id',
    file: 'pages/solution-group.tsx',
    ids: idsOf(solutionGroups),
  },
  { path: '/solution/:id', file: 'pages/condition.tsx', ids: idsOf(conditions) },
  { path: '/guides/:id', file: 'pages/condition.tsx', ids: idsOf(guides) },
  { path: '/tonight', file: 'pages/night-doors.tsx' },
  { path: '/tonight/:id', file: 'pages/night.tsx', ids: idsOf(nightPages) },
  { path: '/articles', file: 'pages/articles.tsx', query: pageSearchQuery },
  { path: '/articles/:id', file: 'pages/article.tsx' },
  { path: '/preview/:token', file: 'pages/preview.tsx', ...unlisted },
  { path: '/review/:token', file: 'pages/review.tsx', ...unlisted },
  { path: '/find', file: 'pages/find.tsx' },
  {
    path: '/visit-sheet',
    file: 'pages/visit-sheet.tsx',
    query: visitSheetQuery,
  },
  { path: '/index', file: 'pages/a-z-index.tsx', query: indexPageQuery },
  { path: '/doctors-behind', file: 'pages/doctors.tsx', query: doctorsPageQuery },
  { path: '/doctors/:id', file: 'pages/doctor.tsx' },
  { path: '/find-a-doctor', file: 'pages/find-a-doctor.tsx', query: findDoctorQuery },
  { path: '/about', file: 'pages/about.tsx' },
  { path: '/about/:card', file: 'pages/about-card.tsx', ids: idsOf(aboutCards) },
  { path: '/contact', file: 'pages/contact.tsx', query: contactPageQuery },
  { path: '/terms', file: 'pages/terms.tsx' },
  { path: '/legal', file: 'pages/legal.tsx' },
  { path: '/privacypolicy', file: 'pages/privacy-policy.tsx' },
  ...['/terms', '/legal', '/privacypolicy'].map((path): PublicPage => ({
    path: `${path}/versions/:version`,
    file: 'pages/legal-version.tsx',
    inSitemap: false,
  })),
  { path: '/accessibility', file: 'pages/accessibility.tsx' },
  { path: '/newsletter', file: 'pages/newsletter.tsx', ...unlisted },
  { path: '/newsletter/leave', file: 'pages/newsletter-leave.tsx', ...unlisted },
  { path: '/newsletter/confirm/:token', file: 'pages/newsletter-confirm.tsx', ...unlisted },
  { path: '/newsletter/unsubscribe/:token', file: 'pages/newsletter-unsubscribe.tsx', ...unlisted },
  { path: '/api/docs', file: 'pages/api-docs.tsx', ...unlisted },
]
