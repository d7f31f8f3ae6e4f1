import { useSyncExternalStore } from 'react'
import { academy } from '../../../content/academy.ts'

const academyDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: academy.timeZone,
})

const neverChanges = () => () => {}

/** A day as the academy writes it; where scripts run it becomes the reader's own local format. */
export function LocalDate({ iso }: { iso: string }) {
  const date = new Date(iso)
  const text = useSyncExternalStore(
    neverChanges,
    () => date.toLocaleDateString(),
    () => academyDate.format(date),
  )
  return (
    <time dateTime={iso} data-local="">
      {text}
    </time>
  )
}
