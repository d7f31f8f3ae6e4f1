import type { AppointmentWish, EnquiryInput } from '../../shared/enquiry.ts'
import type { Database } from '../database/database.ts'
import { type OfficeSettings, officeAddress } from '../database/office-address.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail.ts'

export type NoticeSettings = OfficeSettings & {
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

/** Returns the notice to the office of an enquiry; a short one contains nothing the sender wrote. */
export async function noticeOf(
  trx: Database,
  { id, name, email, message, wish, isUrgent = false, channel = 'form' }: Arrived,
  settings: NoticeSettings,
): Promise<Mail> {
  const { contactNotice, siteUrl } = settings
  const to = await officeAddress(trx, settings)
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

/** Returns the notice to the office that words of danger came by mail, by telephone or in a visit. */
export function urgentNotice(
  trx: Database,
  id: string,
  settings: Omit<NoticeSettings, 'contactNotice'>,
): Promise<Mail> {
  const urgent = { id, name: '', email: '', message: '', isUrgent: true }
  return noticeOf(trx, urgent, { ...settings, contactNotice: 'short' })
}
