import type { FastifyBaseLogger } from 'fastify'
import { createKeptAssets, type KeptAssets } from '../assets/kept-assets.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import { type ContentVersion, createContentVersion } from '../database/content-version.ts'
import { noteSlowStatements } from '../database/database-figures.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { addSampleContent } from '../sample-content/add-sample-content.ts'
import { withStartLock } from '../database/opening/with-start-lock.ts'
import type { Settings } from '../core/env.ts'
import type { MailHealth } from '../mail/mail-health.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createDeskParts, type DeskParts } from './desk-parts.ts'
import { followChanges } from './follow-changes.ts'
import { createLogInParts, type LogInParts } from './log-in-parts.ts'
import { createLaterLoading } from './later-loading.ts'
import { createMailing } from './mailing.ts'
import { createMonitoringParts, type MonitoringParts } from './monitoring-parts.ts'
import { createNewsletterParts, type NewsletterParts } from './newsletter-parts.ts'
import { hashedFiles } from '../core/paths.ts'
import { type Accounts, createAccounts } from '../people/accounts.ts'
import type { OnUndeclared } from '../audit/audited-acts.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
import { createClockCheck } from '../jobs/clock-check.ts'
import { createDailyJobs } from './daily-jobs.ts'
import { createPeopleParts, type PeopleParts } from './people-parts.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { createRecordParts, type RecordParts } from './record-parts.ts'
import { createWriting, type Writing } from './writing.ts'
import type { StatusOf } from '../own-links/link-targets.ts'
import { createOwnLinks, type OwnLinks } from '../own-links/own-links.ts'
import { createRedirects, type Redirects } from '../redirects/redirects.ts'
import { reindexOutdated } from '../search/reindex.ts'
import { createSearchParts, type SearchParts } from './search-parts.ts'
import type { SharedParts } from './shared-parts.ts'
import { createSiteParts, type SiteParts } from './site-parts.ts'
import { loadSecret } from '../core/secret.ts'
import { createSecurityLog } from '../core/security-log.ts'
import { createVisits, type Visits } from '../visits/visits.ts'

/** Everything a request may need, built once. */
export type Services = SharedParts &
  DeskParts &
  LogInParts &
  MonitoringParts &
  NewsletterParts &
  PeopleParts &
  Pictures &
  RecordParts &
  SearchParts &
  SiteParts &
  Writing & {
    contentVersion: ContentVersion
    accounts: Accounts
    redirects: Redirects
    ownLinks: OwnLinks
    mailHealth: MailHealth
    outbox: Outbox
    keptAssets: KeptAssets
    visits: Visits
    /** The OpenAPI description of the API. */
    apiDescription(): object
    /** Loads what a start leaves out. To be called once the site listens. */
    loadLaterParts(): void
    close(): Promise<void>
  }

/** What services ask of the app that they are part of. */
export type OwnApp = { apiDescription(): object; statusOf: StatusOf }

/** Replacements that tests inject for the real parts. */
export type ReplaceableParts = {
  clock?: Clock
  open?: typeof openDatabase
  /** Called for an audit row that its route does not declare; by default that is logged. */
  onUndeclared?: OnUndeclared
  /** `false`: requests skip the edge and use only Node and the framework, for comparison. */
  shortcuts?: false
}

export async function createServices(
  settings: Settings,
  log: FastifyBaseLogger,
  app: OwnApp,
  { clock = systemClock, open = openDatabase }: ReplaceableParts = {},
): Promise<Services> {
  const secret = loadSecret(settings)
  const securityLog = createSecurityLog(log, secret)
  const { db, accounts } = await withStartLock(settings, log, async () => {
    const db = await open(settings)
    noteSlowStatements(db, log)
    await reindexOutdated(db)
    const accounts = createAccounts(db, clock, settings)
    await accounts.settle()
    return { db, accounts }
  })
  const shared = {
    settings,
    db,
    clock,
    log,
    securityLog,
    rates: createRateLimits(db, clock, secret),
  }
  const monitoringParts = createMonitoringParts(shared)
  const { serviceStates, backupReport } = monitoringParts
  const mailing = createMailing({ ...shared, accounts, serviceStates })
  const { mailHealth, outbox, codeMail } = mailing
  const contentVersion = createContentVersion(db, log)
  const { searchParts, tuning } = createSearchParts({ ...shared, secret, contentVersion })
  const { searching, searchFigures } = searchParts
  const recordParts = createRecordParts({ ...shared, contentVersion, outbox, searching, tuning })
  const { blogs, doctors, reviews } = recordParts
  const siteParts = createSiteParts({ ...shared, secret, codeMail, mailHealth })
  const { words, wordStore } = siteParts
  const pictures = await createPictures({ ...shared, contentVersion })
  const { images, socialImages } = pictures
  const keptAssets = createKeptAssets(db, clock, hashedFiles)
  const { deskParts, mailbox } = await createDeskParts({
    ...shared,
    outbox,
    serviceStates,
    blogs,
    doctors,
  })
  const { enquiries } = deskParts
  const { newsletterParts, issueSender } = createNewsletterParts({ ...shared, outbox, secret })
  const visiting = createVisits({ ...shared, countSearch: searchFigures.count })
  const clockCheck = createClockCheck({ clock, dataDir: settings.dataDir })
  const content = { blogs, enquiries, images, keptAssets, reviews }
  const ownLinks = createOwnLinks({ ...shared, statusOf: app.statusOf })
  const jobs = createDailyJobs({ ...shared, ...content, clockCheck, secret })
  const { writing, scheduler } = createWriting({
    ...shared,
    clockCheck,
    outbox,
    blogs,
    doctors,
    words,
    removeReplaced: images.removeReplaced,
    bringBack: images.bringBack,
  })
  await withStartLock(settings, log, async () => {
    if (settings.sampleContent) await addSampleContent({ db, blogs, doctors, images })
    await jobs.start()
  })
  mailing.start()
  mailbox?.start()
  issueSender.start()
  visiting.start()
  backupReport.start()
  await wordStore.start(contentVersion)
  const changes = await followChanges({ ...shared, contentVersion })
  jobs.startInBackground()
  scheduler.start()
  searchFigures.start()
  const laterLoading = createLaterLoading(log)
  return {
    ...shared,
    contentVersion,
    accounts,
    ...createPeopleParts({ ...shared, secret, accounts, outbox }),
    ...createLogInParts({ ...shared, secret, accounts, codeMail, mailHealth, outbox }),
    ...recordParts,
    redirects: createRedirects(db, clock, settings.siteUrl),
    ownLinks,
    ...siteParts,
    ...writing,
    ...deskParts,
    mailHealth,
    ...monitoringParts,
    outbox,
    ...pictures,
    keptAssets,
    ...newsletterParts,
    visits: visiting.visits,
    ...searchParts,
    apiDescription: app.apiDescription,
    loadLaterParts: laterLoading.start,
    async close() {
      laterLoading.stop()
      await scheduler.stop()
      await ownLinks.stop()
      await mailbox?.stop()
      await issueSender.stop()
      await visiting.stop()
      await mailing.stop()
      await jobs.stop()
      socialImages.stop()
      await searchFigures.stop()
      await searching.stop()
      await changes.stop()
      await serviceStates.stop()
      await backupReport.stop()
      await db.destroy()
    },
  }
}
