// What a site takes along: one file per list. Each may refer only to those before it.
import type { TransferFile } from './records/section.ts'
import { articles } from './sections/articles.ts'
import { auditLog } from './sections/audit-log.ts'
import { cannedAnswers } from './sections/canned-answers.ts'
import { doctors } from './sections/doctors.ts'
import { drafts } from './sections/drafts.ts'
import { enquiries } from './sections/enquiries.ts'
import { mailboxes } from './sections/mailboxes.ts'
import { newsletterDeliveries, newsletterIssues } from './sections/newsletter-issues.ts'
import { owners } from './sections/owners.ts'
import { people } from './sections/people.ts'
import { pictures, trashedPictures } from './sections/pictures.ts'
import { promoted } from './sections/promoted.ts'
import { redirects } from './sections/redirects.ts'
import { references } from './sections/references.ts'
import { reviewRequests } from './sections/review-requests.ts'
import { reviewerConfirmations } from './sections/reviewer-confirmations.ts'
import { reviews } from './sections/reviews.ts'
import { siteWords } from './sections/site-words.ts'
import { endedSubscriptions, subscribers } from './sections/subscribers.ts'
import { synonyms } from './sections/synonyms.ts'
import { tags } from './sections/tags.ts'
import { versions } from './sections/versions.ts'
import { waitingMails } from './sections/waiting-mails.ts'

export const siteFile: TransferFile = {
  file: 'site.json',
  sections: [
    pictures,
    trashedPictures,
    doctors,
    articles,
    tags,
    references,
    drafts,
    versions,
    reviews,
    reviewRequests,
    reviewerConfirmations,
    siteWords,
    synonyms,
    promoted,
    cannedAnswers,
    redirects,
  ],
}

export const peopleFile: TransferFile = {
  file: 'people.json',
  sections: [
    people,
    owners,
    auditLog,
    enquiries,
    mailboxes,
    subscribers,
    endedSubscriptions,
    newsletterIssues,
    newsletterDeliveries,
    waitingMails,
  ],
}
