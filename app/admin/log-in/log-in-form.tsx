import { type FormEvent, useEffect, useId, useRef } from 'react'
import { limits } from '../../../shared/limits.ts'
import { useLogIn } from './use-log-in.ts'
import { usePasskeyOffer } from './use-passkey-offer.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'

type LogIn = ReturnType<typeof useLogIn>

type LogInFormProps = {
  /** The address that the user most likely logs in with. */
  email?: string | undefined
  onLoggedIn: () => void
}

/** Both steps of logging in, with errors in red above them. */
export function LogInForm({ email = '', onLoggedIn }: LogInFormProps) {
  const logIn = useLogIn(email, onLoggedIn)
  const errorId = useId()
  const described = logIn.problem ? errorId : undefined
  return (
    <div className="log-in">
      <p className="log-in-error" role="alert" id={errorId}>
        {logIn.problem?.message}
      </p>
      {logIn.step === 'email' ? (
        <EmailStep logIn={logIn} described={described} />
      ) : (
        <CodeStep logIn={logIn} described={described} />
      )}
    </div>
  )
}

type StepProps = { logIn: LogIn; described: string | undefined }

function EmailStep({ logIn, described }: StepProps) {
  const id = useId()
  const { email, pending, problem } = logIn
  const offer = usePasskeyOffer(logIn.endOffered)
  return (
    <form className="stack" noValidate onSubmit={submitTo(logIn.sendCode)}>
      <div className="text-field">
        <label htmlFor={id}>Email</label>
        <input
          id={id}
          type="email"
          name="email"
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the rule does not know webauthn
          autoComplete="username webauthn"
          placeholder="Enter your email"
          value={email}
          onChange={(event) => logIn.setEmail(event.target.value)}
          onFocus={offer.renew}
          aria-invalid={problem?.field === 'email'}
          aria-describedby={described}
        />
      </div>
      <button className="button" type="submit" disabled={!email.trim() || pending === 'sending'}>
        {pending === 'sending' ? 'Sending...' : 'Send OTP'}
      </button>
      <p className="log-in-or" aria-hidden="true">
        or
      </p>
      <button
        className="button quiet-button"
        type="button"
        disabled={pending !== undefined}
        onClick={() => void logIn.takePasskey(offer.end)}
      >
        <AdminIcon name="key" />
        {pending === 'passkey' ? 'Waiting for the passkey...' : 'Log in with a passkey'}
      </button>
    </form>
  )
}

function CodeStep({ logIn, described }: StepProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { email, otp, pending, problem } = logIn
  useEffect(() => field.current?.focus(), [])
  return (
    <form className="stack" noValidate onSubmit={submitTo(logIn.verify)}>
      <p id={`${id}-sent`}>
        If <strong>{email}</strong> may log in, we have just sent it a code. The code is valid for{' '}
        {limits.login.codeMinutes} minutes.
      </p>
      <div className="text-field">
        <label htmlFor={id}>One-time code</label>
        <input
          ref={field}
          className="log-in-code"
          id={id}
          name="otp"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="Enter 6-digit OTP"
          value={otp}
          onChange={(event) => logIn.setOtp(event.target.value)}
          aria-invalid={problem?.field === 'otp'}
          aria-describedby={[described, `${id}-sent`].filter(Boolean).join(' ')}
        />
      </div>
      <button className="button" type="submit" disabled={pending !== undefined}>
        {pending === 'verifying' ? 'Verifying...' : 'Submit'}
      </button>
      <div className="log-in-ways">
        <button
          className="text-button"
          type="button"
          disabled={pending !== undefined}
          onClick={() => void logIn.sendCode()}
        >
          {pending === 'sending' ? 'Sending...' : 'Send a new code'}
        </button>
        <button className="text-button" type="button" onClick={logIn.changeEmail}>
          Use a different e-mail
        </button>
      </div>
    </form>
  )
}

function submitTo(act: () => Promise<void>) {
  return (event: FormEvent) => {
    event.preventDefault()
    // Inside a dialog of another form, this must not submit the outer form as well.
    event.stopPropagation()
    void act()
  }
}
