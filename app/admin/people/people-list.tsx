import { useState } from 'react'
import type { ListPart } from '../client/request.ts'
import type { PersonJson } from '../../../shared/people.ts'
import { roleNames } from '../../../shared/rights.ts'
import { people } from '../client/people.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { useSession } from '../frame/use-session.ts'
import { ListToast, useToast } from '../record-list/list-toast.tsx'
import { RecordList } from '../record-list/record-list.tsx'
import { useRecordList } from '../record-list/use-record-list.ts'
import { DoctorsToConfirm } from './doctors-to-confirm.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { type PersonAction, personColumns, PersonRow } from './person-row.tsx'
import { RemovePerson } from './remove-person.tsx'
import { usePersonCalls } from './use-person-calls.ts'

/** Everybody who may log in or is invited, with what can be done about each. */
export function PeopleList() {
  const list = useRecordList(load)
  const [told, tell] = useToast()
  const [open, setOpen] = useState<{ dialog: 'form' | 'remove'; person?: PersonJson }>()
  const self = useSession()?._id
  const calls = usePersonCalls(tell, list.reload)

  function act(action: PersonAction, person: PersonJson) {
    if (action === 'change') return setOpen({ dialog: 'form', person })
    if (action === 'remove') return setOpen({ dialog: 'remove', person })
    void calls[action](person)
  }
  const close = () => setOpen(undefined)
  const done = (text: string) => {
    close()
    tell(text)
    list.reload()
  }

  return (
    <>
      <ScreenHead title="People">
        <button className="button" type="button" onClick={() => setOpen({ dialog: 'form' })}>
          Invite
        </button>
      </ScreenHead>
      <DoctorsToConfirm tell={tell} />
      <div className="people">
        <RecordList
          list={list}
          loadingText="Loading people..."
          filterLabel="Filter by name, e-mail or role"
          empty="Nobody yet."
          name="People"
          dense
          columns={personColumns}
          renderRow={(person) => (
            <PersonRow
              key={person._id}
              person={person}
              isSelf={person._id === self}
              onAction={(action) => act(action, person)}
            />
          )}
        />
      </div>
      <ListToast told={told} />
      {open?.dialog === 'form' && (
        <PersonDialog person={open.person} onDone={done} onClose={close} />
      )}
      {open?.dialog === 'remove' && (
        <RemovePerson person={open.person!} onDone={done} onClose={close} />
      )}
    </>
  )
}

/** There are at most two hundred: the server sends all of them. */
async function load({ query, page, limit }: ListPart) {
  const words = query.toLowerCase().split(/\s+/)
  const all = await people.list()
  const found = all.filter(({ name, email, role }) => {
    const text = `${name} ${email} ${roleNames[role]}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return { items: found.slice((page - 1) * limit, page * limit), total: found.length }
}
