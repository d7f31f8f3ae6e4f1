import { type FormEvent, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { TextField } from '../../ui/text-field/text-field.tsx'

type KeepVersionProps = {
  /** Returns whether it was kept. */
  keep: (name: string) => Promise<boolean>
}

/** Saves the present text as a version, which may be named. */
export function KeepVersion({ keep }: KeepVersionProps) {
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    if (await keep(name.trim())) setName('')
    setBusy(false)
  }

  return (
    <form className="keep-version" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Name"
        hint="Of the text as it is now, such as “Before the review”."
        maxLength={limits.draft.versionName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button className="button quiet-button" type="submit" disabled={busy}>
        Keep this version
      </button>
    </form>
  )
}
