import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { limits } from '../../../shared/limits.ts'
import type { Passkey } from '../../../shared/passkey.ts'
import { roleNames } from '../../../shared/rights.ts'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { account } from '../client/account.ts'
import type { Session } from '../frame/use-session.ts'
import { CheckboxField } from '../record-form/checkbox-field.tsx'
import { type Run, useAccountCall } from './use-account-call.ts'

type AccountFormProps = {
  session: Session
  passkeys: Passkey[] | undefined
  run: Run
  tell: (text: string) => void
}

const field = {
  label: 'Log in with passkeys only',
  hint: 'No codes are mailed to you any more. You need two passkeys, in case you lose one; an owner can turn codes on again.',
}

/** The user's own name, and whether log-in codes are mailed. */
export function AccountForm({ session, passkeys, run, tell }: AccountFormProps) {
  const { email = '', role, name: known = '', passkeyOnly = false } = session
  const [name, setName] = useState(known === email ? '' : known)
  const { revalidate } = useRevalidator()
  const { busy, attempt } = useAccountCall(run, tell)
  const mayTurnOff = passkeyOnly || (passkeys?.length ?? 0) >= limits.passkeys.withoutCodes

  const change = (input: { name: string; passkeyOnly?: boolean }, said: string) =>
    attempt(
      () => account.change(input),
      () => {
        void revalidate()
        tell(said)
      },
    )

  function save(event: FormEvent) {
    event.preventDefault()
    void change({ name: name.trim() }, 'Your name has been saved.')
  }

  return (
    <section className="short-list-part" aria-label="You">
      <p className="quiet">
        {email}
        {role && `, ${roleNames[role].toLowerCase()}`}
      </p>
      <form className="account-name" noValidate onSubmit={save}>
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={limits.people.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button
          className="button quiet-button"
          type="submit"
          disabled={busy || !name.trim() || name.trim() === known}
        >
          Save
        </button>
      </form>
      <fieldset className="form-fields" disabled={busy || !mayTurnOff}>
        <CheckboxField
          name="passkeyOnly"
          field={field}
          checked={passkeyOnly}
          onChange={(_, passkeyOnly) =>
            void change(
              { name: known, passkeyOnly },
              passkeyOnly ? 'You log in with passkeys only.' : 'Codes are mailed to you again.',
            )
          }
          invalid={false}
          problemId=""
        />
      </fieldset>
    </section>
  )
}
