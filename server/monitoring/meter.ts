import type { Meter } from '../../shared/meter.ts'
import { version } from '../core/version.ts'
import { good } from './judge.ts'
import { type MailParts, readMailbox, readMails, readMailServer } from './mail-readings.ts'
import { startedMs } from './process-metrics.ts'
import { readBackups, readSpace, type StorageParts } from './storage-readings.ts'

export type MeterParts = MailParts & StorageParts

/** Returns whether the site works, each reading with a judgement and what to do. */
export async function readMeter(parts: MeterParts): Promise<Meter> {
  return {
    version: { version, ...good },
    running: { since: new Date(startedMs).toISOString(), ...good },
    mails: await readMails(parts),
    mailServer: await readMailServer(parts),
    mailbox: await readMailbox(parts),
    ...(await readSpace(parts)),
    ...(await readBackups(parts)),
  }
}
