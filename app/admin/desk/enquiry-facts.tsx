import { useEffect, useState } from 'react'
import type { DeskEnquiry, DeskPerson } from '../../../shared/desk.ts'
import { desk } from '../client/desk.ts'
import { writtenDay, writtenMoment } from '../frame/panel-dates.ts'
import { useMay } from '../frame/use-session.ts'
import { SelectField } from '../record-form/select-field.tsx'

type EnquiryFactsProps = {
  enquiry: DeskEnquiry
  busy: boolean
  /** `whom` is the person's name. */
  onAssign: (id: string | null, whom: string) => void
}

const states = { open: 'Open', done: 'Done', spam: 'Spam' } as const

/** Who answers an enquiry, who has read it, and how long it is kept. */
export function EnquiryFacts({ enquiry, busy, onAssign }: EnquiryFactsProps) {
  const { state, spamReason, assignedTo, reads, deletesAt } = enquiry
  const mayAssign = useMay()('enquiries.manage') !== undefined
  const colleagues = useColleagues(mayAssign, assignedTo)
  return (
    <aside className="desk-facts" aria-label="About this enquiry">
      <p>
        <span className="state-badge">{states[state]}</span>
        {state === 'spam' && spamReason && <span className="quiet"> Why: {spamReason}</span>}
      </p>
      {mayAssign ? (
        <SelectField
          label="Assigned to"
          name="assignedTo"
          none="Nobody"
          value={assignedTo?._id ?? ''}
          onChange={(id) => {
            if (busy) return
            onAssign(id || null, colleagues.find(({ _id }) => _id === id)?.name ?? 'nobody')
          }}
          options={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      ) : (
        <p>Assigned to {assignedTo?.name ?? 'nobody'}</p>
      )}
      <section aria-labelledby="read-by">
        <h2 id="read-by">Read by</h2>
        <ul role="list">
          {reads.map(({ by, lastAt }) => (
            <li key={by._id}>
              {by.name} <span className="quiet">{writtenMoment(lastAt)}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className="quiet">Will be deleted on {writtenDay(deletesAt)}</p>
    </aside>
  )
}

/** The colleagues, always with the current assignee, whose role may have changed since. */
function useColleagues(wanted: boolean, present: DeskPerson | null): DeskPerson[] {
  const [colleagues, setColleagues] = useState<DeskPerson[]>([])
  useEffect(() => {
    if (!wanted) return
    // If this fails, the select still has the current assignee.
    desk.colleagues().then(setColleagues, () => undefined)
  }, [wanted])
  const isListed = !present || colleagues.some(({ _id }) => _id === present._id)
  return isListed ? colleagues : [present, ...colleagues]
}
