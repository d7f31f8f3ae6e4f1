import type { Warning } from '../../shared/warning.ts'
import { scopeOf } from '../../shared/rights.ts'
import type { Person } from '../people/person.ts'
import { backups } from './backups.ts'
import { brokenLinks } from './broken-links.ts'
import { emptySearches } from './empty-searches.ts'
import { failedReplies } from './failed-replies.ts'
import { givenUpMails } from './given-up-mails.ts'
import { mailServices } from './mail-services.ts'
import { noticeAddress } from './notice-address.ts'
import { reviewsDue } from './reviews-due.ts'
import { scheduleProblems } from './schedule-problems.ts'
import { unansweredEnquiries } from './unanswered-enquiries.ts'
import { urgentEnquiries } from './urgent-enquiries.ts'
import type { WarningParts, WarningSource } from './warning-source.ts'

/** In the order in which they are listed. */
const sources: readonly WarningSource[] = [
  urgentEnquiries,
  mailServices,
  noticeAddress,
  failedReplies,
  unansweredEnquiries,
  givenUpMails,
  backups,
  scheduleProblems,
  reviewsDue,
  brokenLinks,
  emptySearches,
]

/** Returns what needs somebody, as far as this person may see to it. */
export async function listWarnings(parts: WarningParts, person: Person): Promise<Warning[]> {
  const found: Warning[] = []
  for (const { right, read } of sources) {
    if (scopeOf(person.role, right)) found.push(...(await read(parts, person)))
  }
  return found
}
