import { limits } from '../../../shared/limits.ts'
import { TextField } from '../../ui/text-field/text-field.tsx'

type EmailFormProps = {
  /** The page that takes the form. */
  action: string
  button: string
  /** What the last attempt left: the address as it was typed, and what is wrong with it. */
  refused: { email?: string; message?: string } | undefined
}

/** Asks for one e-mail address. */
export function EmailForm({ action, button, refused }: EmailFormProps) {
  return (
    <form className="email-form wrap" action={action} method="post" noValidate>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={limits.email}
        defaultValue={refused?.email}
        error={refused?.message}
      />
      <button className="button" type="submit">
        {button}
      </button>
    </form>
  )
}
