import { academy } from '../../../content/academy.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { RuleBreach } from '../../../shared/first-issue.ts'
import { mailBody } from '../../mail/mail-html.ts'
import type { Mail } from '../../mail/mail.ts'
import { shortTitle } from '../../mail/short-title.ts'
import type { DraftRow } from '../draft-row.ts'
import { valueText } from '../../../shared/value-text.ts'

/** Reports that a scheduled draft was not published, and why. */
export function problemMail(
  { kind, scheduled_at }: DraftRow,
  fields: DraftFields,
  { message }: RuleBreach,
  { to, siteUrl }: { to: string; siteUrl: string },
): Mail {
  const { title: name, list } = recordKinds[kind]
  const title = shortTitle(valueText(fields[name])) || '(no title)'
  return {
    to,
    subject: `Not published: ${title}`,
    ...mailBody([
      `“${title}” was to be published on ${timeOf(scheduled_at!)}, but could not be:`,
      message,
      'It is kept as a draft. Correct it, then publish it or schedule it again.',
      { link: `${siteUrl}${list}`, label: 'Open the list' },
    ]),
  }
}

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: academy.timeZone,
})

function timeOf(instant: string): string {
  return `${format.format(new Date(instant))} (${academy.timeZone})`
}
