import { useEffect, useEffectEvent, useRef } from 'react'
import type { Problem } from './use-saving.ts'

type Mending<Draft> = {
  draft: Draft
  problem: Problem | undefined
  breaksRule: (draft: Draft, field: string) => boolean
  clearProblem: (field: string) => void
}

/** Clears a field's error once the field is changed so that it is valid. */
export function useClearError<Draft extends object>(mending: Mending<Draft>) {
  const { draft } = mending
  const before = useRef(draft)
  const mend = useEffectEvent(({ problem, breaksRule, clearProblem }: Mending<Draft>) => {
    const field = problem?.field
    const name = field && (isFieldOf(draft, field) ? field : field.split('.')[0])
    if (!field || !name || !isFieldOf(draft, name)) return
    if (before.current[name] === draft[name]) return
    if (!breaksRule(draft, field)) clearProblem(field)
  })
  useEffect(() => {
    mend(mending)
    before.current = draft
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of what is typed mends
  }, [draft])
}

function isFieldOf<Draft extends object>(draft: Draft, name: string): name is string & keyof Draft {
  return name in draft
}
