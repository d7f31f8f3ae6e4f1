import type { z } from 'zod'

export type RuleBreach = { message: string; field?: string }

/** The request's fields that break a rule. */
export function brokenFields(error: z.ZodError | undefined): string[] {
  return error?.issues.map(({ path }) => fieldOf(path) ?? '') ?? []
}

/** The first broken rule of a zod error: its message and the field's name in the request. */
export function firstIssue(
  error: z.ZodError | { issues: readonly z.core.$ZodIssue[] },
): RuleBreach {
  const issue = error.issues[0]
  if (!issue) return { message: 'Something went wrong. Please try again.' }
  const field = fieldOf(issue.path)
  return { message: issue.message, ...(field !== undefined && { field }) }
}

/**
 * The name of the field at a path: `references.0.year` for a part of an item, `tags` for an item without
 * parts, undefined for the whole request.
 */
export function fieldOf(path: readonly PropertyKey[]): string | undefined {
  if (path.length > 2) return path.map(String).join('.')
  return path[0] === undefined ? undefined : String(path[0])
}
