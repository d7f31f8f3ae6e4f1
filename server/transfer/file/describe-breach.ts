import type { z } from '../../../shared/schema.ts'

/** Says in one line which part of a record breaks its description, and how. */
export function describeBreach({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'it is not valid'
  const { path } = issue
  const message =
    issue.code === 'unrecognized_keys' ? `${issue.keys.join(', ')} is not known` : issue.message
  return path.length > 0 ? `${path.join('.')}: ${message}` : message
}
