import { useMemo, useState } from 'react'
import { fieldOf } from '../../../shared/first-issue.ts'
import type { z } from '../../../shared/schema.ts'

/** Each field's error, by its name in the API. */
export type BrokenFields = ReadonlyMap<string, string>

type ErrorIn<Draft> = (draft: Draft, address: string) => z.ZodError | undefined

const none: BrokenFields = new Map()

/** Each field's error after Submit has failed, updated while the user corrects them; empty before that. */
export function useBrokenFields<Draft>(draft: Draft, address: string) {
  const [marking, setMarking] = useState<{ errorIn: ErrorIn<Draft> }>()
  const broken = useMemo(
    () => (marking ? brokenIn(marking.errorIn(draft, address)) : none),
    [marking, draft, address],
  )
  if (marking && broken.size === 0) setMarking(undefined)
  return { broken, markAll: (errorIn: ErrorIn<Draft>) => setMarking({ errorIn }) }
}

function brokenIn(error: z.ZodError | undefined): BrokenFields {
  const broken = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const field = fieldOf(path)
    if (field !== undefined && !broken.has(field)) broken.set(field, message)
  }
  return broken
}
