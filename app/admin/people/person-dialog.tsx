import { type FormEvent, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { type Role, roleNames, roles, scopeOf } from '../../../shared/rights.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import type { PersonJson } from '../../../shared/people.ts'
import { type Becoming, people } from '../client/people.ts'
import { CheckboxField } from '../record-form/checkbox-field.tsx'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { SelectField } from '../record-form/select-field.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import { HandoverNote } from './handover-note.tsx'
import { ProfileField } from './profile-field.tsx'
import { roleHints } from './role-hints.ts'
import { useHandover } from './use-handover.ts'

type PersonDialogProps = {
  /** Missing for somebody who is to be invited. */
  person: PersonJson | undefined
  onDone: (text: string) => void
  onClose: () => void
}

const fields = ['name', 'email', 'role', 'doctorId']
const passkeysOnly = {
  label: 'Log in with passkeys only',
  hint: 'Take this away for somebody who has lost their passkeys: codes are mailed again.',
}

/** Roles of people who may also be doctors of the site. With another role a profile stays. */
const maySign = (role: Role | '') => role !== '' && scopeOf(role, 'reviews.sign') !== undefined

/** What is asked about somebody who is to have this role and profile; undefined where both stay. */
function changeOf(person: PersonJson, role: Role | '', doctor: string): Becoming | undefined {
  if (role === '' || (role === 'doctor' && doctor === '')) return undefined
  const doctorId = maySign(role) ? doctor : (person.doctorId ?? '')
  const stays = role === person.role && doctorId === (person.doctorId ?? '')
  return stays ? undefined : { role, ...(doctorId && { doctorId }) }
}

/** Invites somebody, or changes what they are called and may do. */
export function PersonDialog({ person, onDone, onClose }: PersonDialogProps) {
  const [name, setName] = useState(person && person.name !== person.email ? person.name : '')
  const [email, setEmail] = useState(person?.email ?? '')
  const [role, setRole] = useState<Role | ''>(person?.role ?? '')
  const [doctor, setDoctor] = useState(person?.doctorId ?? '')
  const [passkeyOnly, setPasskeyOnly] = useState(person?.passkeyOnly ?? false)
  const { busy, problem, errorOf, run } = useDialogCall(fields)
  const choices = person?.fromSettings ? (['owner'] as const) : roles
  const change = person && changeOf(person, role, doctor)
  const handover = useHandover(person?._id ?? '', change)
  const title = person ? `Change ${person.name}` : 'Invite somebody'

  function submit(event: FormEvent) {
    event.preventDefault()
    const input = { name: name.trim(), role, ...(maySign(role) && { doctorId: doctor || null }) }
    void run(async () => {
      if (person) {
        const { _id, updatedAt } = person
        const codes = person.passkeyOnly && !passkeyOnly ? ({ passkeyOnly: false } as const) : {}
        await people.change(_id, { ...input, ...codes, updatedAt })
        onDone(`${input.name} has been saved.`)
      } else {
        const invited = await people.invite({ ...input, email: email.trim() })
        onDone(`${invited.name} has been invited: a mail is on its way to ${invited.email}.`)
      }
    })
  }

  return (
    <Dialog title={title} onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          label="Name"
          name="name"
          data-autofocus
          autoComplete="off"
          maxLength={limits.people.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={errorOf('name')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          disabled={person !== undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={errorOf('email')}
        />
        <div>
          <SelectField
            label="Role"
            name="role"
            none={person ? undefined : 'Select a role'}
            value={role}
            onChange={(chosen) => setRole(roles.find((each) => each === chosen) ?? '')}
            options={choices.map((each) => ({ value: each, label: roleNames[each] }))}
            error={errorOf('role')}
          />
          {role && <p className="quiet person-hint">{roleHints[role]}</p>}
        </div>
        {maySign(role) && (
          <ProfileField
            value={doctor}
            isRequired={role === 'doctor'}
            onChange={setDoctor}
            error={errorOf('doctorId')}
          />
        )}
        {person && change && <HandoverNote name={person.name} answer={handover} />}
        {person?.passkeyOnly && (
          <CheckboxField
            name="passkeyOnly"
            field={passkeysOnly}
            checked={passkeyOnly}
            onChange={(_, checked) => setPasskeyOnly(checked)}
            invalid={false}
            problemId=""
          />
        )}
        {person?.fromSettings && (
          <p className="quiet">The settings of the site name this address as an owner.</p>
        )}
        {!person && (
          <p className="quiet">
            A mail says who invites and where to log in. It is good for 14 days.
          </p>
        )}
        <DialogProblem message={problem} />
        <SubmitActions
          label={person ? 'Save' : 'Send invitation'}
          busyLabel={person ? 'Saving...' : 'Sending...'}
          busy={busy}
          incomplete={Boolean(change && !handover.numbers)}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
