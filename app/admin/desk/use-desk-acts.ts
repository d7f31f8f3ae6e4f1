import { useCallback, useEffect, useState } from 'react'
import type { DeskBulk } from '../../../shared/desk-input.ts'
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

/** The last act, while it can be undone: also on the screen that follows. */
let lastAct: { key: string; text: string; until: number } | undefined

const actOf = (key: string, text: string) => ({ key, text, until: Date.now() + undoMs })
const undoable = () => (lastAct && lastAct.until > Date.now() ? lastAct : undefined)

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
  const [key, setKey] = useState(() => undoable()?.key)

  useEffect(() => {
    if (key === undefined) return undefined
    const timer = setTimeout(
      () => {
        setKey(undefined)
        close()
      },
      (lastAct?.until ?? 0) - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [key, close])

  const undo = useCallback(
    async (used: string) => {
      setKey(undefined)
      lastAct = undefined
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

  useEffect(() => {
    const before = undoable()
    if (before) queueMicrotask(() => tell(before.text, () => void undo(before.key)))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen opens
  }, [])

  /**
   * Returns whether anything changed. `said` replaces the general words about a single enquiry, that of `name`, which
   * is named on the screen that follows.
   */
  async function act(what: DeskBulk, said?: string, name?: string): Promise<boolean> {
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
      const text = `${sentence}${rest}`.trim()
      tell(text, used === undefined ? undefined : () => void undo(used))
      setKey(used)
      lastAct = used === undefined ? undefined : actOf(used, name ? `${name}: ${text}` : text)
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
    closeTold: () => {
      lastAct = undefined
      close()
    },
    /** Undoes the last act, if that is still possible. */
    undoLast: key === undefined ? undefined : () => void undo(key),
  }
}
