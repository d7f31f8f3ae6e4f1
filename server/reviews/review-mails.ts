import { academy } from '../../content/academy.ts'
import { daysAfter } from '../../shared/calendar-day.ts'
import { reviewLimits } from '../../shared/review.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail.ts'
import { shortTitle } from '../mail/short-title.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day such as `2026-07-17` in words. */
export const dayInWords = (day: string) => dayFormat.format(new Date(day))

type Asked = {
  doctor: { id: string; name: string; email: string; specialty: string }
  title: string
  /** How long the review takes, such as `20 to 30 minutes`. */
  time: string
  link: string
  now: Date
  siteUrl: string
  contactTo: string
}

/** Asks a doctor to review a page. `asker`: the name of the person who asks. */
export function requestMail({
  note,
  asker,
  ...asked
}: Asked & { note: string; asker: string }): Mail {
  const { doctor, title, contactTo } = asked
  const field = doctor.specialty === '' ? '' : ` (${doctor.specialty})`
  return {
    to: doctor.email,
    replyTo: contactTo,
    subject: `Please review: ${shortTitle(title)}`,
    ...mailBody([
      `Dear ${doctor.name},`,
      `${asker} of the ${academy.name} asks you to review “${title}”. We ask you because you are one of the doctors on our site${field}.`,
      { label: 'Your profile', link: `${asked.siteUrl}/doctors/${doctor.id}` },
      ...(note ? [`Note from the office:\n${note}`] : []),
      ...howTo(asked),
    ]),
  }
}

/** Tells a doctor that a review is due soon, or now. `signedAt`: when they signed the page, ISO 8601 UTC. */
export function dueMail({
  dueOn,
  signedAt,
  ...asked
}: Asked & { dueOn: string; signedAt: string }): Mail {
  const { doctor, title, contactTo } = asked
  const signedOn = dayInWords(academyDay(new Date(signedAt)))
  return {
    to: doctor.email,
    replyTo: contactTo,
    subject: `Review due: ${shortTitle(title)}`,
    ...mailBody([
      `Dear ${doctor.name},`,
      `On ${signedOn} you signed “${title}” for the ${academy.name}. Its next review is due on ${dayInWords(dueOn)}. Please review the page again.`,
      ...howTo(asked),
    ]),
  }
}

function howTo({ link, now, time }: Asked) {
  const last = daysAfter(academyDay(now), reviewLimits.linkDays)
  const { telephone, address } = academy
  return [
    `Read the text and its references, then sign it or ask for changes. You can do it on your phone without an account. Please allow ${time}; you can stop and come back.`,
    { label: 'Open the review', link },
    `The link is for you alone. It works until ${dayInWords(last)}, or until you answer. Opening it signs nothing.`,
    `Not sure that this mail is from us? Call ${telephone.display}, or reply to this mail. Our address: ${address.street}, ${address.locality}, ${address.region} ${address.postalCode}.`,
  ]
}

type Signed = {
  to: string
  name: string
  title: string
  /** Address of the page. */
  link: string
  signedOn: string
  dueOn: string
  contactTo: string
}

/** Thanks a doctor for signing. It says how to withdraw, in case somebody else signed. */
export function thanksMail(signed: Signed): Mail {
  const { to, name, title, link, contactTo } = signed
  const [signedOn, dueOn] = [dayInWords(signed.signedOn), dayInWords(signed.dueOn)]
  return {
    to,
    replyTo: contactTo,
    subject: `You signed: ${shortTitle(title)}`,
    ...mailBody([
      `Dear ${name},`,
      `Thank you. On ${signedOn} you signed “${title}”. The next review is due on ${dueOn}.`,
      { label: 'The page', link },
      `To take your signature back, or if it was not you, reply to this mail or write to ${contactTo}. The office then withdraws it.`,
    ]),
  }
}

type TakenBack = {
  to: string
  name: string
  title: string
  /** A time, ISO 8601 UTC. */
  signedAt: string
  reason: string
  contactTo: string
}

/** Tells a doctor that the office has withdrawn their signature. */
export function withdrawnMail({ to, name, title, signedAt, reason, contactTo }: TakenBack): Mail {
  return {
    to,
    replyTo: contactTo,
    subject: `Your signature was withdrawn: ${shortTitle(title)}`,
    ...mailBody([
      `Dear ${name},`,
      `The office has withdrawn your signature of ${dayInWords(academyDay(new Date(signedAt)))} under “${title}”. The page no longer says that you reviewed it on that day.`,
      `Reason:\n${reason}`,
      `If you do not agree, reply to this mail or write to ${contactTo}.`,
    ]),
  }
}

type Commented = {
  subject: { title: string }
  doctor: { name: string; email: string }
  comment: string
  siteUrl: string
  contactTo: string
}

/** Tells the office which changes a doctor asks for. */
export function commentMail({ subject, doctor, comment, siteUrl, contactTo }: Commented): Mail {
  return {
    to: contactTo,
    replyTo: doctor.email,
    subject: `Changes asked for: ${shortTitle(subject.title)}`,
    ...mailBody([
      `${doctor.name} asks for changes to “${subject.title}” instead of signing it:`,
      comment,
      { label: 'The pages and their reviews', link: `${siteUrl}/admin/reviews` },
    ]),
  }
}
