import { useEffect, useState } from 'react'
import type { DeskFigures } from '../../../shared/desk-figures.ts'
import { desk } from '../client/desk.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { SelectField } from '../record-form/select-field.tsx'

const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
]

/** How many enquiries came, and how long people waited; for all of the desk, not for anyone who works there. */
export function DeskFiguresRegion() {
  const [days, setDays] = useState('30')
  const [figures, setFigures] = useState<DeskFigures | 'unreachable'>()

  useEffect(() => {
    let current = true
    desk.figures(Number(days)).then(
      (known) => void (current && setFigures(known)),
      () => void (current && setFigures('unreachable')),
    )
    return () => void (current = false)
  }, [days])

  return (
    <section className="desk-figures" aria-label="Figures">
      <SelectField label="Period" name="days" value={days} onChange={setDays} options={periods} />
      {!figures && <p role="status">Loading figures...</p>}
      {figures === 'unreachable' && <p role="status">The figures could not be loaded.</p>}
      {figures && figures !== 'unreachable' && <Figures figures={figures} />}
    </section>
  )
}

function Figures({
  figures: { byDay, firstReply, waitingNow, longestWait },
}: {
  figures: DeskFigures
}) {
  const sum = (name: 'came' | 'answered') => byDay.reduce((total, day) => total + day[name], 0)
  const facts = [
    ['Came', sum('came').toLocaleString()],
    ['Answered', sum('answered').toLocaleString()],
    ['Half were answered within', duration(firstReply.median)],
    ['9 of 10 were answered within', duration(firstReply.ninety)],
    ['Wait now', waitingNow.toLocaleString()],
    ['Longest wait', duration(longestWait)],
  ]
  const most = Math.max(1, ...byDay.map(({ came }) => came))
  return (
    <>
      <dl className="desk-facts-row">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="desk-days" role="list" aria-label="Enquiries that came, by day">
        {byDay.map(({ day, came }) => (
          <li key={day} title={`${writtenDay(day)}: ${came}`}>
            <span className="visually-hidden">
              {writtenDay(day)}: {came}
            </span>
            <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height={(100 * came) / most} y={100 - (100 * came) / most} />
            </svg>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Minutes in words. */
function duration(minutes: number | null): string {
  if (minutes === null) return 'None'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`
}
