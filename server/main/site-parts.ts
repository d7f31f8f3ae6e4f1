import type { CodeMail } from '../auth/code-mail.ts'
import { createLoginCodes } from '../auth/login-codes.ts'
import type { MailHealth } from '../mail/mail-health.ts'
import { countSamples } from '../sample-content/find-samples.ts'
import { createSiteStart } from '../setup/start.ts'
import { createLegalVersions } from '../words/legal-versions.ts'
import { createNoticeAddresses } from '../words/notice-address.ts'
import { createWordStore } from '../words/word-store.ts'
import { createWords } from '../words/words.ts'
import type { SharedParts } from './shared-parts.ts'

export type SiteParts = ReturnType<typeof createSiteParts>
type Parts = SharedParts & { secret: string; codeMail: CodeMail; mailHealth: MailHealth }

/** What staff decide about the site itself: its words, where notices go, its first steps. The caller starts `wordStore`. */
export function createSiteParts(parts: Parts) {
  const { db, clock, secret } = parts
  const codes = createLoginCodes(clock, secret)
  const noticeAddresses = createNoticeAddresses({ ...parts, codes })
  return {
    words: createWords(db, clock),
    wordStore: createWordStore(db, clock),
    legalVersions: createLegalVersions(db),
    noticeAddresses,
    siteStart: createSiteStart({ ...parts, noticeAddresses, countSamples: () => countSamples(db) }),
  }
}
