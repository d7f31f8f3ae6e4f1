import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { publicPages } from '../content/public-pages.ts'

/** Pages for developers, which no build includes. */
const whileDeveloping =
  process.env['NODE_ENV'] === 'development' ? [route('dev/ui', 'development/ui-gallery.tsx')] : []

export default [
  ...publicPages.map(({ path, file }) =>
    path === '/' ? index(file) : route(path.slice(1), file, { id: path }),
  ),
  route('login', 'admin/login.tsx'),
  route('admin', 'admin/admin.tsx', [
    layout('admin/logged-in.tsx', [
      index('admin/dashboard.tsx'),
      route('form-submissions', 'admin/form-submissions.tsx'),
      route('desk', 'admin/front-desk.tsx'),
      route('desk/:id', 'admin/desk-enquiry.tsx'),
      route('blogs', 'admin/blogs.tsx'),
      route('blogs/add-blog', 'admin/add-blog.tsx'),
      route('blogs/history', 'admin/record-history.tsx', { id: 'blog-history' }),
      route('pictures', 'admin/pictures.tsx'),
      route('tags', 'admin/tags.tsx'),
      route('start', 'admin/start.tsx'),
      route('words', 'admin/words.tsx'),
      route('words/history', 'admin/word-history.tsx'),
      route('words/:key', 'admin/word-page.tsx'),
      route('reviews', 'admin/reviews.tsx'),
      route('newsletter', 'admin/newsletter.tsx'),
      route('newsletter/readers', 'admin/newsletter-readers.tsx'),
      route('newsletter/:id', 'admin/newsletter-issue.tsx'),
      route('analytics', 'admin/analytics.tsx'),
      route('searches', 'admin/searches.tsx'),
      route('people', 'admin/people.tsx'),
      route('persons', 'admin/persons.tsx'),
      route('audit', 'admin/audit.tsx'),
      route('warnings', 'admin/warnings.tsx'),
      route('meter', 'admin/meter.tsx'),
      route('account', 'admin/account.tsx'),
      route('doctor', 'admin/doctors.tsx'),
      route('doctor/add-doctor', 'admin/add-doctor.tsx'),
      route('doctor/history', 'admin/record-history.tsx', { id: 'doctor-history' }),
    ]),
  ]),
  ...whileDeveloping,
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
