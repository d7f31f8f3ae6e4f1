import { type FormEvent, useId, useRef, useState } from 'react'
import type { WordPageItem } from '../../../shared/words.ts'
import { readablePath } from '../../../shared/redirect.ts'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { redirectsApi } from '../client/words.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

type AddAddressProps = { targets: readonly WordPageItem[]; onDone: (text: string) => void }

/** Adds one old address. */
export function AddAddress({ targets, onDone }: AddAddressProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { busy, problem, errorOf, run } = useDialogCall(['from', 'to'])

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const added = await redirectsApi.create({ from, to })
      setFrom('')
      onDone(`${readablePath(added.from)} leads to ${readablePath(added.to)} now.`)
      form.current?.querySelector('input')?.focus()
    })
  }

  return (
    <form className="add-address" noValidate ref={form} onSubmit={submit}>
      <TextField
        label="From"
        name="from"
        placeholder="/our-team.html"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        error={errorOf('from')}
      />
      <TextField
        label="To"
        name="to"
        placeholder="/about"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        list={`${id}-pages`}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        error={errorOf('to')}
      />
      <datalist id={`${id}-pages`}>
        {targets.map(({ key, address, title }) => (
          <option key={key} value={address}>
            {title}
          </option>
        ))}
      </datalist>
      <button className="button" type="submit" disabled={busy || !from.trim() || !to.trim()}>
        Add
      </button>
      <DialogProblem message={problem} />
    </form>
  )
}
