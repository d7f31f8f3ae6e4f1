/** Kinds of requests by the beginning of their path; the first that fits counts. */
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

/** What a path asks for, in a few words, whoever wrote the path. */
export function requestKind(path: string): string {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

/** The path of a request without what was searched for, signed or sorted by. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0]!
}
