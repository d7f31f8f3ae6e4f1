import { useRef, useState } from 'react'
import { api, ApiError } from '../api.ts'
import { storeToken } from '../session.ts'

type Pending = 'sending' | 'verifying' | undefined

/** The two steps of logging in: a code is sent to an e-mail address, then typed in. */
export function useLogIn(knownEmail: string, onLoggedIn: () => void) {
  const [email, setEmail] = useState(knownEmail)
  const [otp, setOtp] = useState('')
  const [otpToken, setOtpToken] = useState<string>()
  const [pending, setPending] = useState<Pending>()
  const [error, setError] = useState('')
  const busy = useRef(false)

  /** One call at a time; answers whether it succeeded. */
  async function attempt(kind: Pending, call: () => Promise<void>, failed: Failures) {
    if (busy.current) return false
    busy.current = true
    setPending(kind)
    setError('')
    try {
      await call()
      return true
    } catch (cause) {
      setError(explain(cause, failed))
      return false
    } finally {
      busy.current = false
      setPending(undefined)
    }
  }

  async function sendCode() {
    if (!email.trim()) return setError('Email is required')
    const call = async () => {
      const sent = await api.sendCode(email.trim())
      setOtpToken(sent.otpToken)
      setOtp('')
    }
    await attempt('sending', call, sendFailures)
  }

  async function verify() {
    if (!otp) return setError('OTP is required')
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

  function changeEmail() {
    setOtpToken(undefined)
    setError('')
  }

  return {
    step: otpToken === undefined ? ('email' as const) : ('code' as const),
    ...{ email, setEmail, otp, pending, error, sendCode, verify, changeEmail },
    /** Codes are pasted with spaces and hyphens around them, and none of these is ever part of one. */
    setOtp: (text: string) => setOtp(text.replace(/[\s-]/g, '')),
  }
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

function explain(cause: unknown, { refused, unreachable }: Failures): string {
  return cause instanceof ApiError ? cause.message || refused : unreachable
}
