import type { DeskEnquiry } from '../../../shared/desk.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { AppointmentWish } from './appointment-wish.tsx'
import { TelephoneLink } from './telephone-link.tsx'

/** Who wrote, how to reach them, and what they wish. */
export function EnquiryHead({ enquiry }: { enquiry: DeskEnquiry }) {
  const { name, email, telephone, wish } = enquiry
  return (
    <>
      <ScreenHead title={name} />
      <p className="desk-address">
        {email && (
          <a href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        )}
        {telephone && <TelephoneLink number={telephone} />}
      </p>
      <AppointmentWish wish={wish} />
    </>
  )
}
