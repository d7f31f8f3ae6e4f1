import { memoize } from '#memoize'
import { useSyncExternalStore } from 'react'
import { academy } from '../../../content/academy.ts'

const academyDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: academy.timeZone,
})

const academyDay = memoize((iso) => academyDate.format(new Date(iso)), 100_000)

const neverChanges = () => () => {}

/** A day in the academy's format, `July 7, 2025`; scripts change it to the reader's own format. */
export function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => new Date(iso).toLocaleDateString([], { dateStyle: 'long' }),
    () => academyDay(iso),
  )
  return (
    <time dateTime={iso} data-local="">
      {text}
    </time>
  )
}
