import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Pages for those who build the site. No build has them. */
const whileDeveloping =
  process.env['NODE_ENV'] === 'development' ? [route('dev/ui', 'development/ui-gallery.tsx')] : []

export default [
  index('pages/home.tsx'),
  route('medicalsolution', 'pages/medical-solutions.tsx'),
  route('solutionidpage/:id', 'pages/solution-group.tsx'),
  route('solution/:id', 'pages/condition.tsx'),
  route('articles', 'pages/articles.tsx'),
  route('articles/:id', 'pages/article.tsx'),
  route('index', 'pages/a-z-index.tsx'),
  route('doctors-behind', 'pages/doctors.tsx'),
  route('about', 'pages/about.tsx'),
  route('about/:card', 'pages/about-card.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('legal', 'pages/legal.tsx'),
  route('privacypolicy', 'pages/privacy-policy.tsx'),
  route('newsletter', 'pages/newsletter.tsx'),
  route('newsletter/confirm/:token', 'pages/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe/:token', 'pages/newsletter-unsubscribe.tsx'),
  route('api/docs', 'pages/api-docs.tsx'),
  route('login', 'admin/login.tsx'),
  route('admin', 'admin/admin.tsx', [
    layout('admin/logged-in.tsx', [
      index('admin/dashboard.tsx'),
      route('form-submissions', 'admin/form-submissions.tsx'),
      route('blogs', 'admin/blogs.tsx'),
      route('blogs/add-blog', 'admin/add-blog.tsx'),
      route('doctor', 'admin/doctors.tsx'),
      route('doctor/add-doctor', 'admin/add-doctor.tsx'),
    ]),
  ]),
  ...whileDeveloping,
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
