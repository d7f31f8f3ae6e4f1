import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { NoticeAddress as Address, NoticeCode } from '../../../shared/notice-address.ts'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { setup } from '../client/setup.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import { useMay } from '../frame/use-session.ts'

/** Shown to owners while notices do not go to the academy's e-mail: confirms it by a code. */
export function NoticeAddress({ onConfirmed }: { onConfirmed?: () => void }) {
  const isOwner = useMay()('setup') !== undefined
  const [address, setAddress] = useState<Address>()
  const [isConfirmed, setConfirmed] = useState(false)
  const load = useCallback(() => {
    // ignored: Warnings say the same.
    if (isOwner) setup.noticeAddress().then(setAddress, () => undefined)
  }, [isOwner])
  useEffect(load, [load])

  if (!address) return null
  return (
    <>
      <div role="status">
        {isConfirmed && <p className="notice-address-done">Notices go to {address.address} now.</p>}
      </div>
      {address.unconfirmed !== null && (
        <Unconfirmed
          key={address.unconfirmed}
          from={address.address}
          to={address.unconfirmed}
          onChanged={load}
          onConfirmed={(next) => {
            setAddress(next)
            setConfirmed(true)
            onConfirmed?.()
          }}
        />
      )}
    </>
  )
}

type UnconfirmedProps = {
  from: string
  to: string
  /** The academy's address may have changed since. */
  onChanged: () => void
  onConfirmed: (address: Address) => void
}

function Unconfirmed({ from, to, onChanged, onConfirmed }: UnconfirmedProps) {
  const [code, setCode] = useState(() => rememberedCode(to))
  const [otp, setOtp] = useState('')
  const { busy, problem, errorOf, run } = useDialogCall(['otp'])

  const mail = () =>
    run(async () => {
      onChanged()
      const sent = await setup.mailNoticeCode()
      rememberCode(sent)
      setOtp('')
      setCode(sent)
    })

  function confirm(event: FormEvent) {
    event.preventDefault()
    // React hands it on to a form around this one.
    event.stopPropagation()
    void run(async () => {
      const next = await setup.confirmNoticeAddress({ ...code!, otp: otp.trim() })
      rememberCode(undefined)
      onConfirmed(next)
    })
  }

  return (
    <section className="notice-address" aria-label="Where notices go">
      <p>
        Notices of new enquiries still go to <strong>{from}</strong>. To get them at{' '}
        <strong>{to}</strong>, confirm that address by a code.
      </p>
      {code ? (
        <form noValidate onSubmit={confirm}>
          <p className="quiet">
            We have mailed a code to {to}. It is valid for {limits.login.codeMinutes} minutes.
          </p>
          <TextField
            label="Code"
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={otp}
            onChange={(event) => setOtp(event.target.value)}
            error={errorOf('otp')}
          />
          <div className="notice-address-buttons">
            <button className="button" type="submit" disabled={busy || !otp.trim()}>
              {busy ? 'Confirming...' : 'Confirm'}
            </button>
            <button
              className="button quiet-button"
              type="button"
              disabled={busy}
              onClick={() => void mail()}
            >
              Mail a new code
            </button>
          </div>
        </form>
      ) : (
        <button className="button" type="button" disabled={busy} onClick={() => void mail()}>
          {busy ? 'Mailing...' : 'Mail a code'}
        </button>
      )}
      <DialogProblem message={problem} />
    </section>
  )
}

const storedAt = 'notice-code'

/** Survives a reload while somebody looks for the mail. The code itself is in the mail alone. */
function rememberCode(code: NoticeCode | undefined): void {
  if (code) sessionStorage.setItem(storedAt, JSON.stringify(code))
  else sessionStorage.removeItem(storedAt)
}

function rememberedCode(address: string): NoticeCode | undefined {
  const code = JSON.parse(sessionStorage.getItem(storedAt) ?? 'null') as NoticeCode | null
  return code?.address === address ? code : undefined
}
