import { type FormEvent, useRef, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { NewPasskeyOptions, Passkey } from '../../../shared/passkey.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { account } from '../client/account.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import type { Run } from './use-account-call.ts'

type AddPasskeyProps = {
  /** Options for the first attempt. */
  options: NewPasskeyOptions
  run: Run
  onAdded: (passkey: Passkey) => void
  onClose: () => void
}

/** Names a passkey and has the device create it. */
export function AddPasskey({ options, run, onAdded, onClose }: AddPasskeyProps) {
  const [name, setName] = useState('')
  const unused = useRef<NewPasskeyOptions | undefined>(options)
  const { busy, problem, errorOf, run: attempt } = useDialogCall(['name'])

  async function add() {
    const { makePasskey } = await import('../client/passkeys.ts')
    const current = unused.current ?? (await account.newPasskey())
    unused.current = current
    const credential = await makePasskey(current)
    // The server accepts an answer to a challenge only once.
    unused.current = undefined
    const { challengeToken } = current
    return account.addPasskey({ name: name.trim(), challengeToken, credential })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void attempt(async () => {
      const added = await run(add)
      if (added) onAdded(added)
    })
  }

  return (
    <Dialog title="Add a passkey" onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>Your device asks for your fingerprint, face or PIN.</p>
        <TextField
          label="Name"
          name="name"
          hint="So that you know it again, such as “Office laptop”."
          data-autofocus
          autoComplete="off"
          maxLength={limits.passkeys.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={errorOf('name')}
        />
        <DialogProblem message={problem} />
        <SubmitActions
          label="Continue"
          busyLabel="Waiting for the device..."
          busy={busy}
          incomplete={!name.trim()}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
