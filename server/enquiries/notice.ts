import type { AppointmentWish, EnquiryInput } from '../../shared/enquiry.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-transport.ts'

export type NoticeSettings = {
  contactTo: string
  contactNotice: 'short' | 'full'
  siteUrl: string
}

type Arrived = Pick<EnquiryInput, 'name' | 'email' | 'message'> & {
  id: string
  wish?: AppointmentWish | undefined
  channel?: 'form' | 'mail'
  /** Words of danger stand in it. */
  isUrgent?: boolean
}

const subjects = {
  usual: 'New enquiry from the website',
  urgent: 'May be urgent: an enquiry from the website',
}

const calm = {
  form: 'A message came by the contact form. Read it here',
  mail: 'A message came by mail. Read it here',
}

/** Notifies the office of an enquiry; a short notice contains nothing the sender wrote. */
export function noticeOf(
  { id, name, email, message, wish, isUrgent = false, channel = 'form' }: Arrived,
  { contactTo: to, contactNotice, siteUrl }: NoticeSettings,
): Mail {
  const subject = isUrgent ? subjects.urgent : subjects.usual
  const lane = isUrgent ? 'desk' : 'notices'
  if (contactNotice === 'short') {
    const link = `${siteUrl}/admin/desk/${id}`
    const label = isUrgent ? 'Words in a message may be urgent. Read it here now' : calm[channel]
    return { to, subject, enquiryId: id, isUrgent, lane, ...mailBody([{ label, link }]) }
  }
  const body = mailBody([
    `Name: ${name}\nEmail: ${email}`,
    message,
    ...(wish ? [inLines(wish)] : []),
  ])
  return { to, replyTo: email, subject, enquiryId: id, isUrgent, lane, ...body }
}

const inLines = ({ telephone, days, first }: AppointmentWish) =>
  [
    'For an appointment',
    telephone && `Telephone: ${telephone}`,
    days && `Days: ${days}`,
    first !== null && `First visit: ${first ? 'yes' : 'no'}`,
  ]
    .filter(Boolean)
    .join('\n')

/** Notifies the office at once that words of danger came by mail, by telephone or in a visit. */
export function urgentNotice(
  id: string,
  { contactTo, siteUrl }: Pick<NoticeSettings, 'contactTo' | 'siteUrl'>,
): Mail {
  const settings = { contactTo, siteUrl, contactNotice: 'short' as const }
  return noticeOf({ id, name: '', email: '', message: '', isUrgent: true }, settings)
}
