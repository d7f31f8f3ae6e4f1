const records = ['admin/v1/blogs', 'admin/v1/authors'].flatMap((list) => [
  `GET ${list}`,
  `HEAD ${list}`,
  `POST ${list}`,
  ...['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => `${method} ${list}/:id`),
])

/** Every API call that needs a session, as `METHOD path`. */
export const closedCalls: readonly string[] = [
  ...records,
  ...['session', 'contact/all'].flatMap((name) => {
    const path = name === 'session' ? 'admin/v1/auth/session' : `admin/v1/${name}`
    return [`GET ${path}`, `HEAD ${path}`]
  }),
  ...['', '/:key', '/:key/versions', '/:key/versions/:number', '/:key/previews'].flatMap((end) =>
    ['GET', 'HEAD'].map((method) => `${method} admin/v1/drafts${end}`),
  ),
  ...['restore', 'duplicate', 'presence', 'versions', 'versions/:number/restore', 'previews'].map(
    (end) => `POST admin/v1/drafts/:key/${end}`,
  ),
  'POST admin/v1/blogs/bulk',
  'PUT admin/v1/tags/:tag',
  ...['PUT', 'DELETE'].map((method) => `${method} admin/v1/images/:id`),
  'POST admin/v1/images/:id/restore',
  'POST admin/v1/blogs/:id/unpublish',
  'PUT admin/v1/drafts/:key',
  'PUT admin/v1/drafts/:key/schedule',
  'DELETE admin/v1/drafts/:key/schedule',
  'DELETE admin/v1/drafts/:key',
  'DELETE admin/v1/drafts/:key/presence',
  'DELETE admin/v1/drafts/:key/previews/:id',
  ...[
    'references',
    'reviews',
    'reviews/history',
    'reviews/doctors',
    'tags',
    'images',
    'dashboard',
  ].flatMap((end) => ['GET', 'HEAD'].map((method) => `${method} admin/v1/${end}`)),
  ...[
    ...['', '/:id', '/colleagues', '/counts', '/export.csv', '/mail'],
    ...['/next', '/changes', '/figures', '/:id/attachments/:n'],
  ].flatMap((end) => ['GET', 'HEAD'].map((method) => `${method} admin/v1/enquiries${end}`)),
  ...['', '/bulk', '/undo'].map((end) => `POST admin/v1/enquiries${end}`),
  ...['PUT', 'DELETE'].map((method) => `${method} admin/v1/enquiries/:id`),
  ...['replies', 'replies/:entry/retry', 'notes'].map(
    (end) => `POST admin/v1/enquiries/:id/${end}`,
  ),
  'PUT admin/v1/enquiries/:id/draft',
  ...['GET', 'HEAD', 'POST'].map((method) => `${method} admin/v1/canned-answers`),
  ...['PUT', 'DELETE'].map((method) => `${method} admin/v1/canned-answers/:id`),
  ...['people', 'people/:id/handover', 'audit', 'audit.csv'].flatMap((end) =>
    ['GET', 'HEAD'].map((method) => `${method} admin/v1/${end}`),
  ),
  'POST admin/v1/people',
  'PUT admin/v1/people/:id',
  'DELETE admin/v1/people/:id',
  'POST admin/v1/people/:id/invitations',
  'DELETE admin/v1/people/:id/sessions',
  'POST admin/v1/reviews',
  'POST admin/v1/reviews/requests',
  'DELETE admin/v1/reviews/requests/:id',
  'PUT admin/v1/reviews/requests/:id/notice',
  'DELETE admin/v1/reviews/requests/:id/notice',
  'POST admin/v1/reviews/doctors/:id/confirmation',
  'DELETE admin/v1/reviews/:id',
  ...['account', 'account/passkeys', 'account/sessions'].flatMap((end) =>
    ['GET', 'HEAD'].map((method) => `${method} admin/v1/${end}`),
  ),
  'PUT admin/v1/account',
  'POST admin/v1/account/passkeys',
  'POST admin/v1/account/passkeys/options',
  'DELETE admin/v1/account/passkeys/:id',
  'DELETE admin/v1/account/sessions/:id',
  'POST admin/v1/auth/logout',
  'POST admin/v1/auth/logout-all',
  ...[
    'issues',
    'issues/:id',
    'issues/:id/preview',
    'subscribers',
    'subscribers/list',
    'subscribers.csv',
  ].flatMap((end) => ['GET', 'HEAD'].map((method) => `${method} admin/v1/newsletter/${end}`)),
  'POST admin/v1/newsletter/issues',
  ...['PUT', 'DELETE'].map((method) => `${method} admin/v1/newsletter/issues/:id`),
  ...['test', 'send', 'pause', 'resume', 'stop'].map(
    (end) => `POST admin/v1/newsletter/issues/:id/${end}`,
  ),
  'DELETE admin/v1/newsletter/subscribers/:id',
  'POST v1/images/upload',
  'DELETE v1/images/delete',
]
