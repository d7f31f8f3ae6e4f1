import { useEffect, useState } from 'react'
import { academy } from '../../../content/academy.ts'

const academyDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: academy.timeZone,
})

/** A day as the academy writes it; where scripts run it becomes the reader's own local format. */
export function LocalDate({ iso }: { iso: string }) {
  const [text, setText] = useState(() => academyDate.format(new Date(iso)))
  useEffect(() => setText(new Date(iso).toLocaleDateString()), [iso])
  return (
    <time dateTime={iso} data-local="">
      {text}
    </time>
  )
}
