import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PersonData, PersonErased } from '../../../shared/persons.ts'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { persons } from '../client/persons.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { backupsEnd } from './backups-end.ts'
import { countsOf, listed } from './count-words.ts'
import { ErasePerson } from './erase-person.tsx'
import { FoundPerson } from './found-person.tsx'

const fields = ['email']

/** Finds, hands out and erases what is stored about a person who wrote or subscribed. */
export function PersonsScreen() {
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<PersonData>()
  const [erasing, setErasing] = useState(false)
  const [erased, setErased] = useState<PersonErased>()
  const { busy, problem, errorOf, run } = useDialogCall(fields)
  const result = useRef<HTMLDivElement>(null)

  // What was asked for is where somebody goes on.
  useEffect(() => {
    if (found || erased) result.current?.querySelector('h2')?.focus()
  }, [found, erased])

  function find(event: FormEvent) {
    event.preventDefault()
    setErased(undefined)
    setFound(undefined)
    void run(async () => setFound(await persons.find(email.trim())))
  }

  return (
    <>
      <ScreenHead title="Personal data" />
      <p className="list-hint">
        Shows everything stored about a person who wrote to the academy or reads the newsletter.
        Looking somebody up is noted in the audit log, without the address.
      </p>
      <form className="person-search" noValidate onSubmit={find}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={errorOf('email')}
        />
        <button className="button" type="submit" aria-disabled={busy}>
          {busy ? 'Looking...' : 'Find'}
        </button>
      </form>
      <DialogProblem message={problem} />
      <div ref={result}>
        {found && <FoundPerson data={found} onErase={() => setErasing(true)} />}
        {erased && <Erased erased={erased} />}
      </div>
      {found && erasing && (
        <ErasePerson
          data={found}
          onClose={() => setErasing(false)}
          onDone={(counts) => {
            setErasing(false)
            setFound(undefined)
            setEmail('')
            setErased(counts)
          }}
        />
      )}
    </>
  )
}

function Erased({ erased }: { erased: PersonErased }) {
  const counts = listed(countsOf(erased))
  return (
    <section className="person-result">
      <h2 tabIndex={-1}>Erased</h2>
      <p>{counts ? `Deleted: ${counts}.` : 'There was nothing left to erase.'}</p>
      <p className="quiet">
        Backups made until now may still hold it until {backupsEnd()}. If one of them is restored,
        it is erased again.
      </p>
      {erased.enquiries + erased.mails > 0 && (
        <p>
          Their emails in the academy’s mailbox stay: delete them there by hand, copies of ours
          included.
        </p>
      )}
    </section>
  )
}
