const names = ['person', 'action', 'kind', 'record', 'from', 'to'] as const
export type AuditField = (typeof names)[number]

/** Picks the log's filters out of the screen's query, as the API takes them. */
export function auditQuery(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
}
