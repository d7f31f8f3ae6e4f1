import type { EnquiryInput } from '../../shared/enquiry.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-transport.ts'

export type NoticeSettings = {
  contactTo: string
  contactNotice: 'short' | 'full'
  siteUrl: string
}

type Arrived = Pick<EnquiryInput, 'name' | 'email' | 'message'> & { id: string }

const subject = 'New enquiry from the website'

/** Notifies the office of an enquiry; a short notice contains nothing the sender wrote. */
export function noticeOf(
  { id, name, email, message }: Arrived,
  { contactTo: to, contactNotice, siteUrl }: NoticeSettings,
): Mail {
  if (contactNotice === 'short') {
    const link = `${siteUrl}/admin/desk/${id}`
    const body = mailBody([{ label: 'A message came by the contact form. Read it here', link }])
    return { to, subject, enquiryId: id, ...body }
  }
  const body = mailBody([`Name: ${name}\nEmail: ${email}`, message])
  return { to, replyTo: email, subject, enquiryId: id, ...body }
}
