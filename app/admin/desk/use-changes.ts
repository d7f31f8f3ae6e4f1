import { useRef } from 'react'
import type { DeskCounts } from '../../../shared/desk.ts'
import { desk } from '../client/desk.ts'
import { useWhileShown } from './use-while-shown.ts'

const lookMs = 4000

/** Calls with the new numbers soon after anything at the desk has changed. */
export function useChanges(onChange: (counts: DeskCounts) => void): void {
  const since = useRef('')
  const underWay = useRef(false)

  async function look() {
    if (underWay.current) return
    underWay.current = true
    try {
      const { since: now, counts } = await desk.changes(since.current)
      const isFirst = since.current === ''
      since.current = now
      if (counts && !isFirst) onChange(counts)
    } catch {
      // The list reports that the server is away, or that the session has ended.
    } finally {
      underWay.current = false
    }
  }

  useWhileShown(() => void look(), lookMs)
}
