import { useEffect, useRef, useState } from 'react'
import type { z } from '../../../shared/schema.ts'

export type Rules = { safeParse(input: unknown): z.ZodSafeParseResult<unknown> }

/**
 * The rules of a form, loaded with the first change or when they are asked for. Where they can't be
 * loaded, the server checks alone: its rules are the same.
 */
export function useRules(load: () => Promise<Rules>, values: object) {
  const [first] = useState(values)
  const rules = useRef<Rules>(undefined)

  async function loaded(): Promise<void> {
    rules.current ??= await load().catch(() => undefined)
  }

  const isChanged = values !== first
  useEffect(() => {
    if (isChanged) void load().catch(() => undefined)
  }, [isChanged, load])

  return {
    loaded,
    /** What breaks a rule, as far as the rules are loaded. */
    broken: (input: unknown) => rules.current?.safeParse(input).error,
  }
}
