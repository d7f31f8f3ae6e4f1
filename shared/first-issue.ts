import type { z } from 'zod'

export type RuleBreach = { message: string; field?: string }

/** The request's fields of which a rule is broken. */
export function brokenFields(checked: z.ZodSafeParseResult<unknown>): string[] {
  return checked.error?.issues.map(({ path }) => String(path[0])) ?? []
}

/** The first broken rule of a zod error: its message and the request's own field name. */
export function firstIssue(
  error: z.ZodError | { issues: readonly z.core.$ZodIssue[] },
): RuleBreach {
  const issue = error.issues[0]
  if (!issue) return { message: 'Something went wrong. Please try again.' }
  const field = issue.path[0]
  return field === undefined
    ? { message: issue.message }
    : { message: issue.message, field: String(field) }
}
