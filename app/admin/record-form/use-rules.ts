import { useEffect, useRef, useState } from 'react'
import type { z } from '../../../shared/schema.ts'

export type Rules = { safeParse(input: unknown): z.ZodSafeParseResult<unknown> }

/**
 * The rules of a form, loaded at the first change or when needed. If loading fails, only the server checks,
 * by the same rules.
 */
export function useRules(load: () => Promise<Rules>, values: object) {
  const [first] = useState(values)
  const rules = useRef<Rules>(undefined)

  async function loaded(): Promise<void> {
    rules.current ??= await load().catch(() => undefined)
  }

  const isChanged = values !== first
  useEffect(() => {
    // ignored: `loaded` tries again.
    if (isChanged) void load().catch(() => undefined)
  }, [isChanged, load])

  return {
    loaded,
    /** Returns the broken rules; undefined if there are none or the rules are not loaded. */
    broken: (input: unknown) => rules.current?.safeParse(input).error,
  }
}
