import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import type { BlogTeaser } from '../../shared/blog.ts'
import { limits } from '../../shared/limits.ts'
import { createLoginCodes } from '../auth/login-codes.ts'
import { createSessions, type Sessions } from '../auth/sessions.ts'
import { type Blogs, createBlogs } from '../blogs/blogs.ts'
import { createTags, type Tags } from '../blogs/tags.ts'
import { startCachePurge } from '../cache-purge/cache-purge.ts'
import { createKeptAssets, type KeptAssets } from '../assets/kept-assets.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import { type ContentVersion, createContentVersion } from '../database/content-version.ts'
import { noteSlowStatements } from '../database/database-figures.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { addSampleContent } from '../sample-content/add-sample-content.ts'
import { countSamples } from '../sample-content/find-samples.ts'
import { withStartLock } from '../database/opening/with-start-lock.ts'
import { createDoctorRepository, type DoctorRepository } from '../doctors/doctor-repository.ts'
import type { Settings } from '../core/env.ts'
import type { MailHealth } from '../mail/mail-health.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createDeskParts, type DeskParts } from './desk-parts.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { createLogInParts, type LogInParts } from './log-in-parts.ts'
import { createMailing } from './mailing.ts'
import { createNewsletterParts, type NewsletterParts } from './newsletter-parts.ts'
import { hashedFiles } from '../core/paths.ts'
import { type Accounts, createAccounts } from '../people/accounts.ts'
import { createPeople, type People } from '../people/people.ts'
import { createPersons, type Persons } from '../persons/persons.ts'
import type { OnUndeclared } from '../audit/audited-acts.ts'
import { type AuditLog, createAuditLog } from '../audit/audit-log.ts'
import { createRateLimits, type RateLimits } from '../limits/rate-limits.ts'
import { type BackupReport, createBackupReport } from '../monitoring/backup-report.ts'
import { createServiceStates, type ServiceStates } from '../monitoring/service-states.ts'
import { createClockCheck } from '../jobs/clock-check.ts'
import { createDailyJobs } from './daily-jobs.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { createWriting, type Writing } from './writing.ts'
import type { StatusOf } from '../own-links/link-targets.ts'
import { createOwnLinks, type OwnLinks } from '../own-links/own-links.ts'
import { createRedirects, type Redirects } from '../redirects/redirects.ts'
import { createReviews, type Reviews } from '../reviews/reviews.ts'
import { reindexOutdated } from '../search/reindex.ts'
import type { Searching } from '../search/searcher.ts'
import { startSearch } from '../search/start-search.ts'
import { createTuning } from '../search/tuning.ts'
import { createSearchParts, type SearchParts } from './search-parts.ts'
import { laterPartsMs, loadLaterParts } from '../core/later-parts.ts'
import { createLegalVersions, type LegalVersions } from '../words/legal-versions.ts'
import { createNoticeAddresses, type NoticeAddresses } from '../words/notice-address.ts'
import { createWordStore, type WordStore } from '../words/word-store.ts'
import { createWords, type Words } from '../words/words.ts'
import { createSiteStart, type SiteStart } from '../setup/start.ts'
import { loadSecret } from '../core/secret.ts'
import { createSecurityLog, type SecurityLog } from '../core/security-log.ts'
import { createVisits, type Visits } from '../visits/visits.ts'

type Built = Writing & DeskParts & LogInParts & NewsletterParts & Pictures & SearchParts

/** Everything a request may need, built once. */
export type Services = Built & {
  settings: Settings
  log: FastifyBaseLogger
  securityLog: SecurityLog
  clock: Clock
  db: Database
  contentVersion: ContentVersion
  accounts: Accounts
  people: People
  persons: Persons
  auditLog: AuditLog
  sessions: Sessions
  rates: RateLimits
  blogs: Blogs
  /** The newest articles: one more than a page shows. */
  recentBlogs(): Promise<BlogTeaser[]>
  /** Whether readers are told that a doctor asks for changes to a page; read once per content version. */
  questionedPages(): ReturnType<Reviews['questioned']>
  tags: Tags
  redirects: Redirects
  doctors: DoctorRepository
  reviews: Reviews
  ownLinks: OwnLinks
  /** How many searches that count have found nothing lately. */
  countFoundNothing(): Promise<number>
  words: Words
  noticeAddresses: NoticeAddresses
  siteStart: SiteStart
  wordStore: WordStore
  legalVersions: LegalVersions
  mailHealth: MailHealth
  serviceStates: ServiceStates
  backupReport: BackupReport
  outbox: Outbox
  searching: Searching
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
  const rates = createRateLimits(db, clock, secret)
  const instance = `${hostname()} ${settings.dataDir}`
  const serviceStates = createServiceStates({ db, clock, log, instance })
  const backupReport = createBackupReport({ db, clock, log, dataDir: settings.dataDir })
  const mailing = createMailing({ settings, db, clock, log, accounts, serviceStates })
  const { mailHealth, outbox, codeMail } = mailing
  const sessions = createSessions(db, clock, accounts)
  const contentVersion = createContentVersion(db, log)
  const tuning = createTuning(db, contentVersion.number)
  const searching = startSearch(db, settings, tuning)
  const blogs = createBlogs(db, clock, searching, tuning)
  const searchParts = createSearchParts({ db, clock, log, secret, searcher: searching })
  const doctors = createDoctorRepository(db, clock, settings)
  const words = createWords(db, clock)
  const shared = { settings, db, clock, log, securityLog, rates }
  const noticeAddresses = createNoticeAddresses({
    ...shared,
    secret,
    codes: createLoginCodes(clock, secret),
    codeMail,
    mailHealth,
  })
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
  const reviews = createReviews({ ...shared, outbox, blogs })
  const visiting = createVisits({ ...shared, countSearch: searchParts.searchFigures.count })
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
  const wordStore = createWordStore(db, clock)
  await wordStore.start(contentVersion)
  await contentVersion.start()
  const notices = await listenForChanges(settings.databaseUrl, contentVersion)
  const { purgeUrl: url, purgeToken: token } = settings
  const cachePurge = url ? startCachePurge({ db, log, contentVersion, url, token }) : undefined
  jobs.startInBackground()
  scheduler.start()
  searchParts.searchFigures.start()
  let loadingParts: NodeJS.Timeout | undefined
  return {
    settings,
    log,
    securityLog,
    clock,
    db,
    contentVersion,
    accounts,
    people: createPeople({ db, clock, accounts, outbox, settings }),
    persons: createPersons({ ...settings, db, clock, secret }),
    auditLog: createAuditLog(db, clock),
    sessions,
    rates,
    ...createLogInParts({
      ...shared,
      secret,
      accounts,
      codeMail,
      mailHealth,
      outbox,
      sessions,
    }),
    blogs,
    recentBlogs: contentVersion.remember(() => blogs.recent(limits.recentArticles + 1)),
    questionedPages: contentVersion.remember(() => reviews.questioned()),
    tags: createTags(db, clock),
    redirects: createRedirects(db, clock, settings.siteUrl),
    doctors,
    reviews,
    ownLinks,
    countFoundNothing: searchParts.searchFigures.countFoundNothing,
    words,
    noticeAddresses,
    siteStart: createSiteStart({
      ...shared,
      mailHealth,
      noticeAddresses,
      countSamples: () => countSamples(db),
    }),
    wordStore,
    legalVersions: createLegalVersions(db),
    ...writing,
    ...deskParts,
    mailHealth,
    serviceStates,
    backupReport,
    outbox,
    searching,
    ...pictures,
    keptAssets,
    ...newsletterParts,
    visits: visiting.visits,
    ...searchParts,
    apiDescription: app.apiDescription,
    loadLaterParts() {
      const load = () =>
        loadLaterParts().catch((error: unknown) =>
          log.error(error, 'part of the program could not be loaded: restart the site'),
        )
      loadingParts = setTimeout(load, laterPartsMs).unref()
    },
    async close() {
      clearTimeout(loadingParts)
      await scheduler.stop()
      await ownLinks.stop()
      await mailbox?.stop()
      await issueSender.stop()
      await visiting.stop()
      await mailing.stop()
      await jobs.stop()
      socialImages.stop()
      await searchParts.searchFigures.stop()
      await searching.stop()
      notices?.stop()
      await contentVersion.stop()
      await cachePurge?.stop()
      await serviceStates.stop()
      await backupReport.stop()
      await db.destroy()
    },
  }
}
