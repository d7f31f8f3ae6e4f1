import { useCallback, useEffect, useState } from 'react'
import type { DeskBulk } from '../../../shared/desk.ts'
import { limits } from '../../../shared/limits.ts'
import { desk } from '../client/desk.ts'
import { useToast } from '../record-list/list-toast.tsx'
import { useDeskCall } from './use-desk-call.ts'

const undoMs = limits.desk.undoSeconds * 1000

const wordsFor = {
  done: 'done',
  open: 'open again',
  spam: 'in the folder for spam',
  assign: 'assigned',
  later: 'put off',
  seen: 'marked as not urgent',
  settle: 'settled',
}

/**
 * Acts on enquiries that can be undone for a minute. `onChanged` is called afterwards, also when something was
 * refused.
 */
export function useDeskActs(
  onSessionEnded: (message: string) => void,
  onChanged: () => Promise<void> | void,
) {
  const [told, tell, close] = useToast()
  const { busy, problem, run } = useDeskCall(onSessionEnded)
  const [key, setKey] = useState<string>()

  useEffect(() => {
    if (key === undefined) return undefined
    const timer = setTimeout(() => {
      setKey(undefined)
      close()
    }, undoMs)
    return () => clearTimeout(timer)
  }, [key, close])

  const undo = useCallback(
    async (used: string) => {
      setKey(undefined)
      await run(async () => {
        const { refused } = await desk.undo(used)
        tell(
          refused.length > 0
            ? `Undone, but not for ${refused.length}: others have changed them meanwhile.`
            : 'It is as it was.',
        )
      })
      await onChanged()
    },
    [run, tell, onChanged],
  )

  /** Returns whether anything changed. `said` replaces the general words about a single enquiry. */
  async function act(what: DeskBulk, said?: string): Promise<boolean> {
    let changed = 0
    await run(async () => {
      const result = await desk.bulk(what)
      const { refused, undo: undoKey } = result
      changed = result.changed.length
      const number = changed === 1 ? 'The enquiry is' : `${changed} enquiries are`
      const sentence = changed > 0 ? (said ?? `${number} ${wordsFor[what.action]}.`) : ''
      const [first] = refused
      const rest = first ? ` Not changed: ${refused.length}. ${first.message}` : ''
      const used = undoKey ?? undefined
      tell(`${sentence}${rest}`.trim(), used === undefined ? undefined : () => void undo(used))
      setKey(used)
    })
    await onChanged()
    return changed > 0
  }

  return {
    act,
    busy,
    problem,
    told,
    tell,
    closeTold: close,
    /** Undoes the last act, if that is still possible. */
    undoLast: key === undefined ? undefined : () => void undo(key),
  }
}
