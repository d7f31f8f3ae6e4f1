import { useRef, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { isEmail } from '../../../shared/text-rules.ts'
import { api } from '../client/api.ts'
import { ApiError } from '../client/request.ts'
import { storeToken } from '../client/session.ts'

type Pending = 'sending' | 'verifying' | 'passkey' | undefined

type Problem = {
  message: string
  /** The invalid field, by its API name. */
  field?: string | undefined
}

/**
 * The ways of logging in: a code that is mailed and typed in, or a passkey, requested by a button or
 * offered by the browser.
 */
export function useLogIn(knownEmail: string, onLoggedIn: () => void) {
  const [email, setEmail] = useState(knownEmail)
  const [otp, setOtp] = useState('')
  const [otpToken, setOtpToken] = useState<string>()
  const [pending, setPending] = useState<Pending>()
  const [problem, setProblem] = useState<Problem>()
  const busy = useRef(false)

  /** Makes one call at a time; returns whether it succeeded. */
  async function attempt(kind: Pending, call: () => Promise<void>, failed: Failures) {
    if (busy.current) return false
    busy.current = true
    setPending(kind)
    setProblem(undefined)
    try {
      await call()
      return true
    } catch (cause) {
      setProblem(explain(cause, failed))
      return false
    } finally {
      busy.current = false
      setPending(undefined)
    }
  }

  async function sendCode() {
    if (!email.trim()) return setProblem({ message: 'Email is required', field: 'email' })
    const call = async () => {
      const sent = await api.sendCode(email.trim())
      setOtpToken(sent.otpToken)
      setOtp('')
    }
    await attempt('sending', call, sendFailures)
  }

  async function verify() {
    if (!otp) return setProblem({ message: 'OTP is required', field: 'otp' })
    const call = async () => {
      const { authToken } = await api.verifyCode({
        email: email.trim(),
        otp,
        otpToken: otpToken ?? '',
      })
      storeToken(authToken)
    }
    if (await attempt('verifying', call, verifyFailures)) onLoggedIn()
  }

  /** Ends the offer in the e-mail field, because browsers show one prompt at a time. */
  async function takePasskey(endOffer: () => void) {
    endOffer()
    const call = async () => {
      const { logInWithPasskey } = await import('../client/passkeys.ts')
      await logInWithPasskey(new AbortController().signal)
    }
    if (await attempt('passkey', call, passkeyFailures)) onLoggedIn()
  }

  /** Called when an accepted offer has ended, with its error if any. */
  function endOffered(cause?: unknown) {
    if (cause === undefined) onLoggedIn()
    else setProblem(explain(cause, passkeyFailures))
  }

  function changeEmail() {
    setOtpToken(undefined)
    setProblem(undefined)
  }

  /** Clears a field's error as soon as the field can be right. */
  function type(field: 'email' | 'otp', text: string) {
    if (field === 'email') setEmail(text)
    else setOtp(text)
    if (problem?.field === field && canBeRight[field](text.trim())) setProblem(undefined)
  }

  return {
    step: otpToken === undefined ? ('email' as const) : ('code' as const),
    email,
    otp,
    pending,
    problem,
    sendCode,
    verify,
    takePasskey,
    endOffered,
    changeEmail,
    setEmail: (text: string) => type('email', text),
    /** Pasted codes may contain spaces and hyphens, which are never part of a code. */
    setOtp: (text: string) => type('otp', text.replace(/[\s-]/g, '')),
  }
}

const canBeRight = {
  email: isEmail,
  otp: (text: string) => text.length === limits.login.codeDigits,
}

type Failures = { refused: string; unreachable: string }

const sendFailures = {
  refused: 'Failed to send OTP',
  unreachable: 'Error sending OTP. Try again.',
}
const verifyFailures = {
  refused: 'Invalid OTP',
  unreachable: 'Error verifying OTP. Try again.',
}
const passkeyFailures = {
  refused: 'This passkey is not accepted.',
  unreachable: 'Error logging in. Try again.',
}

function explain(cause: unknown, { refused, unreachable }: Failures): Problem {
  if (cause instanceof Error && cause.name === 'NoPasskeyChosen') return { message: cause.message }
  if (!(cause instanceof ApiError)) return { message: unreachable }
  return { message: cause.message || refused, field: cause.field }
}
