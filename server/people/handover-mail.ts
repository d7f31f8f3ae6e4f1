import { type Handover, handoverText } from '../../shared/handover.ts'
import { type Role, roleNames } from '../../shared/rights.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail.ts'
import { shortTitle } from '../mail/short-title.ts'

type Titled = { title: string }

type Told = {
  /** The person's name. */
  name: string
  /** The new role; undefined if the person was removed. */
  role: Role | undefined
  numbers: Handover
  titles: { scheduled: readonly Titled[]; requests: readonly Titled[] }
  contactTo: string
  siteUrl: string
}

const mostListed = 20

/** Tells the front desk what work is left without a person. Contains nothing about patients. */
export function handoverMail({ name, role, numbers, titles, contactTo, siteUrl }: Told): Mail {
  const what = role
    ? `${name} now has the role ${roleNames[role]}.`
    : `${name} may no longer log in.`
  const { enquiries, scheduled, reviewRequests, previewLinks } = numbers
  return {
    to: contactTo,
    subject: `To be taken over from ${name}`,
    ...mailBody([
      `${what} To be taken over: ${handoverText(numbers)}.`,
      ...(enquiries > 0
        ? [
            {
              label: 'The enquiries are unassigned',
              link: `${siteUrl}/admin/desk?folder=unassigned`,
            },
          ]
        : []),
      ...(scheduled > 0
        ? [
            `These will not be published, and are drafts again:\n${listOf(titles.scheduled)}`,
            { label: 'Open the drafts', link: `${siteUrl}/admin/blogs?state=drafts` },
          ]
        : []),
      ...(reviewRequests > 0
        ? [
            `Nobody is asked to review these pages any more:\n${listOf(titles.requests)}`,
            { label: 'Ask for reviews', link: `${siteUrl}/admin/reviews` },
          ]
        : []),
      ...(previewLinks > 0 ? ['The preview links have ended.'] : []),
    ]),
  }
}

function listOf(titled: readonly Titled[]): string {
  const lines = titled
    .slice(0, mostListed)
    .map(({ title }) => `- ${shortTitle(title) || '(no title)'}`)
  const others = titled.length - lines.length
  return [...lines, ...(others > 0 ? [`And ${others} more.`] : [])].join('\n')
}
