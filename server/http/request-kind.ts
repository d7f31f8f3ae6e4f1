/** Kinds of requests by the beginning of their path; the first match counts. */
const kinds: [RegExp, string][] = [
  [/^\/api\/(?:admin|v1)(?:\/|$)/, 'admin api'],
  [/^\/api(?:\/|$)/, 'api'],
  [/^\/(?:images|social)\//, 'image'],
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/metrics$/, 'metrics'],
  [/^\/(?:admin|login)(?:\/|$)/, 'admin page'],
  [/^\/(?:sitemap|rss|robots)[^/]*$/, 'feed'],
  [/\.[a-z0-9]{2,5}$/i, 'file'],
]

/** Returns the kind of request, one of a fixed few, whatever the path contains. */
export function requestKind(path: string): string {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

/** Returns the path of a request without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0]!
}
