import { useState } from 'react'
import type { PersonJson } from '../../../shared/people.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { listOf } from '../record-list/example-list.ts'
import { RecordList } from '../record-list/record-list.tsx'
import { HandoverNote } from './handover-note.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { personColumns, PersonRow } from './person-row.tsx'

const nothing = () => {}
const day = '2026-11-20T09:00:00.000Z'

const owner: PersonJson = {
  _id: 'one',
  email: 'ana.reyes@example.org',
  name: 'Ana Reyes',
  role: 'owner',
  doctorId: null,
  state: 'active',
  fromSettings: true,
  passkeys: 2,
  passkeyOnly: true,
  lastSeenAt: day,
  invitedAt: day,
  updatedAt: day,
}
const lapsed: PersonJson = {
  ...owner,
  _id: 'two',
  email: `${exampleTexts.longWord}@example.org`,
  name: exampleTexts.longWord,
  role: 'front-desk',
  state: 'lapsed',
  fromSettings: false,
  passkeys: 0,
  passkeyOnly: false,
  lastSeenAt: null,
}

function Opener() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button className="button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open what may be changed of an owner
      </button>
      {open && <PersonDialog person={owner} onDone={close} onClose={close} />}
    </>
  )
}

export const peopleExamples: Examples = {
  'an owner, a lapsed invitation': (
    <div className="people">
      <RecordList
        list={listOf([owner, lapsed])}
        loadingText=""
        empty=""
        name="People"
        dense
        columns={personColumns}
        renderRow={(person) => (
          <PersonRow
            key={person._id}
            person={person}
            isSelf={person === owner}
            onAction={nothing}
          />
        )}
      />
    </div>
  ),
  'change dialog': <Opener />,
  'what somebody gives back': (
    <HandoverNote
      name={owner.name}
      answer={{
        numbers: { enquiries: 2, scheduled: 3, reviewRequests: 1, previewLinks: 2 },
        failed: false,
        retry: nothing,
      }}
    />
  ),
  'what somebody gives back, failing': (
    <HandoverNote name={owner.name} answer={{ numbers: undefined, failed: true, retry: nothing }} />
  ),
}
