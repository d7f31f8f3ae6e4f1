import { index, route, type RouteConfig } from '@react-router/dev/routes'

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
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
