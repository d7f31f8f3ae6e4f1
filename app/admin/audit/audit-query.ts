const names = ['person', 'action', 'kind', 'record', 'from', 'to'] as const
export type AuditField = (typeof names)[number]

/** What of the screen's address narrows the log, as the API takes it. */
export function auditQuery(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
}
