// Table of contents of the API: every path and its domain.
import type { FastifyPluginAsync } from 'fastify'
import { accountRoutes } from '../account/account-routes.ts'
import { auditRoutes } from '../audit/audit-routes.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { blogAdminRoutes } from '../blogs/blog-admin-routes.ts'
import { blogRoutes } from '../blogs/blog-routes.ts'
import { bulkRoutes } from '../blogs/bulk-routes.ts'
import { dashboardRoutes } from '../blogs/dashboard-routes.ts'
import { tagRoutes } from '../blogs/tag-routes.ts'
import { bodyParsers } from '../http/body-parsers.ts'
import { doctorAdminRoutes } from '../doctors/doctor-admin-routes.ts'
import { doctorRoutes } from '../doctors/doctor-routes.ts'
import { draftRoutes } from '../records/drafts/draft-routes.ts'
import { trashRoutes } from '../records/drafts/trash-routes.ts'
import { presenceRoutes } from '../records/drafts/presence-routes.ts'
import { previewRoutes } from '../records/preview/preview-routes.ts'
import { remarkRoutes } from '../records/remarks/remark-routes.ts'
import { scheduleRoutes } from '../records/schedule/schedule-routes.ts'
import { versionRoutes } from '../records/drafts/version-routes.ts'
import { enquiryAdminRoutes } from '../enquiries/enquiry-admin-routes.ts'
import { cannedAnswerRoutes } from '../enquiries/desk/canned-answer-routes.ts'
import { attachmentRoutes } from '../enquiries/desk/attachment-routes.ts'
import { conversationRoutes } from '../enquiries/desk/conversation-routes.ts'
import { deskDayRoutes } from '../enquiries/desk/desk-day-routes.ts'
import { deskRoutes } from '../enquiries/desk/desk-routes.ts'
import { enquiryRoutes } from '../enquiries/enquiry-routes.ts'
import { HttpError } from '../core/errors.ts'
import { imageApiRoutes } from '../images/image-api-routes.ts'
import { meterRoutes } from '../monitoring/meter-routes.ts'
import { passkeyRoutes } from '../passkeys/passkey-routes.ts'
import { pictureRoutes } from '../images/picture-routes.ts'
import { peopleRoutes } from '../people/people-routes.ts'
import { personRoutes } from '../persons/person-routes.ts'
import { redirectRoutes } from '../redirects/redirect-routes.ts'
import { referenceRoutes } from '../references/reference-routes.ts'
import { issueRoutes } from '../newsletter/issue-routes.ts'
import { newsletterRoutes } from '../newsletter/newsletter-routes.ts'
import { subscriberRoutes } from '../newsletter/subscriber-routes.ts'
import { sampleRoutes } from '../sample-content/sample-routes.ts'
import { searchesRoutes } from '../search-figures/searches-routes.ts'
import { tuningRoutes } from '../search-tuning/tuning-routes.ts'
import { reviewRoutes } from '../reviews/review-routes.ts'
import { ownerReviewRoutes } from '../reviews/owner-review-routes.ts'
import { startRoutes } from '../setup/start-routes.ts'
import { analyticsRoutes } from '../visits/analytics-routes.ts'
import { warningRoutes } from '../warnings/warning-routes.ts'
import { noticeRoutes } from '../words/notice-routes.ts'
import { wordRoutes } from '../words/word-routes.ts'
import type { Services } from './services.ts'

export const api =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    bodyParsers(app)

    await app.register(authRoutes(services))
    await app.register(passkeyRoutes(services))
    await app.register(accountRoutes(services))
    await app.register(blogRoutes(services))
    await app.register(blogAdminRoutes(services))
    await app.register(dashboardRoutes(services))
    await app.register(bulkRoutes(services))
    await app.register(tagRoutes(services))
    await app.register(doctorRoutes(services))
    await app.register(doctorAdminRoutes(services))
    await app.register(draftRoutes(services))
    await app.register(trashRoutes(services))
    await app.register(presenceRoutes(services))
    await app.register(scheduleRoutes(services))
    await app.register(versionRoutes(services))
    await app.register(previewRoutes(services))
    await app.register(remarkRoutes(services))
    await app.register(reviewRoutes(services))
    await app.register(ownerReviewRoutes(services))
    await app.register(referenceRoutes(services))
    await app.register(peopleRoutes(services))
    await app.register(auditRoutes(services))
    await app.register(meterRoutes(services))
    await app.register(warningRoutes(services))
    await app.register(personRoutes(services))
    await app.register(enquiryRoutes(services))
    await app.register(enquiryAdminRoutes(services))
    await app.register(deskDayRoutes(services))
    await app.register(deskRoutes(services))
    await app.register(conversationRoutes(services))
    await app.register(attachmentRoutes(services))
    await app.register(cannedAnswerRoutes(services))
    await app.register(newsletterRoutes(services))
    await app.register(issueRoutes(services))
    await app.register(subscriberRoutes(services))
    await app.register(searchesRoutes(services))
    await app.register(tuningRoutes(services))
    await app.register(redirectRoutes(services))
    await app.register(wordRoutes(services))
    await app.register(noticeRoutes(services))
    await app.register(startRoutes(services))
    await app.register(sampleRoutes(services))
    await app.register(imageApiRoutes(services))
    await app.register(pictureRoutes(services))
    await app.register(analyticsRoutes(services))

    app.get('/openapi.json', { config: { public: true } }, () => services.apiDescription())
    for (const unknown of ['/', '/*']) {
      app.all(
        unknown,
        { config: { public: true, audit: { none: 'there is no such call' } } },
        () => {
          throw new HttpError(404, 'Not found')
        },
      )
    }
  }
