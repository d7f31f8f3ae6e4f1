import { useRef } from 'react'
import type { DeskCounts } from '../../../shared/desk.ts'
import { desk } from '../client/desk.ts'
import { ApiError } from '../client/request.ts'
import { useWhileShown } from './use-while-shown.ts'

const lookMs = 4000

/**
 * Calls with the new numbers soon after anything at the desk has changed. `onClosed` is called while the person may
 * not see enquiries any more.
 */
export function useChanges(onChange: (counts: DeskCounts) => void, onClosed?: () => void): void {
  const since = useRef('')
  const underWay = useRef(false)

  async function look() {
    if (underWay.current) return
    underWay.current = true
    // The list reports that the server is away, or that the session has ended.
    const found = await desk.changes(since.current).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 403) onClosed?.()
      return undefined
    })
    underWay.current = false
    if (!found) return
    const isFirst = since.current === ''
    since.current = found.since
    if (found.counts && !isFirst) onChange(found.counts)
  }

  // The first call is beside that for the list: what comes after it is a change.
  useWhileShown(() => void look(), lookMs)
}
