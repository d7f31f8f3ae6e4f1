import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { WaitingDoctor } from '../../../shared/review.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { ApiError, sessionEnded } from '../client/request.ts'
import { reviews } from '../client/reviews.ts'
import { leaveForLogin } from '../client/session.ts'
import { formAddress } from '../record-kinds/form-address.ts'
import { describeDoctor } from './describe-doctor.ts'

const mostShown = 20

type DoctorsToConfirmProps = {
  /** Says what has been done, or why not. */
  tell: (text: string) => void
  /** Replaced in examples. */
  calls?: Pick<typeof reviews, 'waiting' | 'confirm'>
}

/** Doctors who cannot be asked for a review until an owner confirms who they are and where their mails go. */
export function DoctorsToConfirm({ tell, calls = reviews }: DoctorsToConfirmProps) {
  const [shown, setShown] = useState<{ items: WaitingDoctor[]; total: number }>()
  const [busy, setBusy] = useState(false)
  const [load] = useState(() => async () => {
    try {
      setShown(await calls.waiting(mostShown))
    } catch (error) {
      if (sessionEnded(error)) leaveForLogin()
      else tell('The doctors to confirm could not be loaded. Please reload the page.')
    }
  })

  useEffect(() => void load(), [load])

  async function confirm(doctor: WaitingDoctor) {
    setBusy(true)
    try {
      await calls.confirm(doctor)
      tell(`${doctor.name} is confirmed.`)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      const isRefusal = error instanceof ApiError && error.status < 500 && error.message
      tell(isRefusal ? error.message : `${doctor.name} could not be confirmed. Please try again.`)
    }
    setBusy(false)
    await load()
  }

  if (!shown || shown.total === 0) return null
  const others = shown.total - shown.items.length
  return (
    <section className="to-confirm" aria-labelledby="to-confirm">
      <h2 id="to-confirm">Doctors to confirm</h2>
      <p>
        Until an owner confirms them, these doctors can neither be asked for a review nor sign. Look
        their license up first: what you confirm is who they are, and that the address is theirs.
      </p>
      <ul role="list">
        {shown.items.map((doctor) => (
          <li key={doctor._id}>
            <div>
              <Link to={formAddress('/admin/doctor/add-doctor', doctor._id, true)}>
                {doctor.name}
              </Link>
              <p>{sentence(describeDoctor(doctor))}</p>
              <p>
                Links would go to <EmailText email={doctor.email} />
              </p>
              <Before doctor={doctor} />
            </div>
            <button
              className="button quiet-button"
              type="button"
              disabled={busy}
              aria-label={`Confirm ${doctor.name}`}
              onClick={() => void confirm(doctor)}
            >
              Confirm
            </button>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="quiet">And {others} more.</p>}
    </section>
  )
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function Before({ doctor: { before, isReviewer, ...now } }: { doctor: WaitingDoctor }) {
  if (!before) {
    return (
      <p className="quiet">
        Never confirmed{isReviewer && ', but has signed or was asked for a review before'}.
      </p>
    )
  }
  const [was, is] = [describeDoctor(before), describeDoctor(now)]
  return (
    <p className="to-confirm-before">
      Confirmed before: {before.name !== now.name && `${before.name}, `}
      {was !== is && `${was}, `}
      {before.email ? <EmailText email={before.email} /> : 'no address'}
    </p>
  )
}
