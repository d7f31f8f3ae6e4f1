import type { Meter, ServiceReading } from '../../shared/meter.ts'
import type { Clock } from '../core/clock.ts'
import type { Settings } from '../core/env.ts'
import type { Database } from '../database/database.ts'
import { lastLook } from '../enquiries/incoming/mailbox-state.ts'
import type { Outbox } from '../mail/outbox.ts'
import { ageOf, judge } from './judge.ts'
import type { Service, ServiceStates } from './service-states.ts'

export type MailParts = {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'imapUrl' | 'smtpUrl' | 'siteUrl'>
  outbox: Pick<Outbox, 'figures'>
  serviceStates: ServiceStates
}

const minuteMs = 60_000
/** As long as the alert for waiting mail takes. */
const longestWaitMs = 15 * minuteMs
/** The mailbox is looked into each minute. */
const longestPauseMs = 10 * minuteMs

export async function readMails({ outbox, clock }: MailParts): Promise<Meter['mails']> {
  const { waiting, oldest, dead } = await outbox.figures()
  const isLate = oldest !== null && ageOf(oldest, clock()) > longestWaitMs
  const hint =
    (isLate && 'Mail waits for long. The line “Mail server” says whether it is accepted.') ||
    (dead > 0 &&
      'The mail server refused these mails for good, or twenty times. The log says why; the operator can send them again.')
  return { waiting, waitingSince: oldest, givenUp: dead, ...judge(hint) }
}

export async function readMailbox(parts: MailParts): Promise<Meter['mailbox']> {
  const { db, clock, settings } = parts
  const { imapUrl } = settings
  if (!imapUrl) return { lookedAt: null, ...none, ...judge(null) }
  const state = await readService(parts, 'mailbox')
  const lookedAt = await lastLook(db, imapUrl)
  const isLate = lookedAt !== null && ageOf(lookedAt, clock()) > longestPauseMs
  const hint =
    (state.state === 'failing' &&
      'Check the address, user name, password and folder in IMAP_URL. The site tries again each minute, and misses no mail meanwhile.') ||
    (isLate && 'Nobody has looked into the mailbox for more than ten minutes. The log says why.')
  return { lookedAt, ...state, ...judge(hint) }
}

export async function readMailServer(parts: MailParts): Promise<Meter['mailServer']> {
  const { smtpUrl, siteUrl } = parts.settings
  if (!smtpUrl) {
    const isPublic = siteUrl.startsWith('https:')
    return { ...none, ...judge(isPublic && 'Set SMTP_URL: without it no mail leaves this site.') }
  }
  const state = await readService(parts, 'mail')
  const hint =
    state.state === 'failing' &&
    'Check SMTP_URL and MAIL_FROM; “academy mail” sends a test mail. Mail waits until it can leave, but nobody can log in with a code.'
  return { ...state, ...judge(hint) }
}

type State = Omit<ServiceReading, 'judgement' | 'hint'>

const noTrouble = { failingSince: null, problem: null, sentence: null, failing: 0 }
const none: State = { state: 'none', ...noTrouble, instances: 0 }

async function readService({ serviceStates }: MailParts, service: Service): Promise<State> {
  const found = await serviceStates.read(service)
  if (!found) return { ...none, state: 'unknown' }
  const { trouble, failing, instances } = found
  if (!trouble) return { state: 'ok', ...noTrouble, instances }
  const { since: failingSince, problem, sentence } = trouble
  return {
    state: 'failing',
    failingSince,
    problem,
    sentence: sentence || null,
    failing,
    instances,
  }
}
