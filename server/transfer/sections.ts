// What a site takes along: one file per list. Each may refer only to those before it.
import type { TransferFile } from './records/section.ts'
import { articles } from './sections/articles.ts'
import { auditLog } from './sections/audit-log.ts'
import { cannedAnswers } from './sections/canned-answers.ts'
import { doctors } from './sections/doctors.ts'
import { drafts } from './sections/drafts.ts'
import { enquiries } from './sections/enquiries.ts'
import { erasures } from './sections/erasures.ts'
import { figures } from './sections/figures.ts'
import { legalVersions } from './sections/legal-versions.ts'
import { mailboxes } from './sections/mailboxes.ts'
import { newsletterDeliveries, newsletterIssues } from './sections/newsletter-issues.ts'
import { owners } from './sections/owners.ts'
import { people } from './sections/people.ts'
import { pictures, trashedPictures } from './sections/pictures.ts'
import { promoted } from './sections/promoted.ts'
import { redirects } from './sections/redirects.ts'
import { references } from './sections/references.ts'
import { remarks } from './sections/remarks.ts'
import { reviewRequests } from './sections/review-requests.ts'
import { reviewerConfirmations } from './sections/reviewer-confirmations.ts'
import { reviews } from './sections/reviews.ts'
import { searchTerms } from './sections/search-terms.ts'
import { siteWords } from './sections/site-words.ts'
import { endedSubscriptions, subscribers } from './sections/subscribers.ts'
import { synonyms } from './sections/synonyms.ts'
import { tags } from './sections/tags.ts'
import { versions } from './sections/versions.ts'
import { waitingMails } from './sections/waiting-mails.ts'
import { wordPages } from './sections/word-pages.ts'

export const siteFile: TransferFile = {
  file: 'site.json',
  sections: [
    pictures,
    trashedPictures,
    doctors,
    articles,
    tags,
    references,
    wordPages,
    drafts,
    versions,
    remarks,
    reviews,
    reviewRequests,
    reviewerConfirmations,
    siteWords,
    legalVersions,
    synonyms,
    promoted,
    cannedAnswers,
    redirects,
    ...figures,
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
    searchTerms,
    erasures,
  ],
}
