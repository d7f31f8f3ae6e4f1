// Colloquial messages in all languages, as `danger-messages.ts` has them: each was written before a look at
// the words that find it.
import type { Messages } from './danger-messages.ts'
import { arabic } from './unseen-danger/arabic.ts'
import { chinese } from './unseen-danger/chinese.ts'
import { english } from './unseen-danger/english.ts'
import { french } from './unseen-danger/french.ts'
import { german } from './unseen-danger/german.ts'
import { italian } from './unseen-danger/italian.ts'
import { polish } from './unseen-danger/polish.ts'
import { portuguese } from './unseen-danger/portuguese.ts'
import { russian } from './unseen-danger/russian.ts'
import { spanish } from './unseen-danger/spanish.ts'

export const unseenMessages: Record<string, Messages> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
  pl: polish,
  zh: chinese,
  ar: arabic,
  ru: russian,
}
