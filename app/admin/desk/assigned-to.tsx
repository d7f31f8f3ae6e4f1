import { type KeyboardEvent, useRef, useState } from 'react'
import type { DeskPerson } from '../../../shared/desk.ts'
import { SelectField } from '../record-form/select-field.tsx'
import { useColleagues } from './use-colleagues.ts'

type AssignedToProps = {
  assignedTo: DeskPerson | null
  busy: boolean
  /** `whom` is the person's name. */
  onAssign: (id: string | null, whom: string) => void
}

/**
 * Assigns an enquiry. Arrow keys pass over people on the way to the one who is meant, and whoever is assigned gets a
 * mail: by keyboard a choice counts only once it is confirmed, with Enter or the button.
 */
export function AssignedTo({ assignedTo, busy, onAssign }: AssignedToProps) {
  const colleagues = useColleagues(assignedTo)
  const present = assignedTo?._id ?? ''
  const [passing, setPassing] = useState<string>()
  const isByKey = useRef(false)
  const chosen = passing ?? present

  function assign(id: string) {
    if (busy) return
    setPassing(undefined)
    if (id !== present)
      onAssign(id || null, colleagues.find(({ _id }) => _id === id)?.name ?? 'nobody')
  }

  function press({ key }: KeyboardEvent) {
    isByKey.current = true
    if (key === 'Enter') assign(chosen)
    if (key === 'Escape') setPassing(undefined)
  }

  return (
    <div
      className="desk-assign"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPassing(undefined)
      }}
    >
      <SelectField
        label="Assigned to"
        name="assignedTo"
        none="Nobody"
        value={chosen}
        onKeyDown={press}
        onPointerDown={() => void (isByKey.current = false)}
        onChange={(id) => (isByKey.current ? setPassing(id) : assign(id))}
        options={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      {chosen !== present && (
        <button className="button" type="button" onClick={() => assign(chosen)}>
          Assign
        </button>
      )}
    </div>
  )
}
