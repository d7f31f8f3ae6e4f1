import { arabic } from './danger-words/arabic.ts'
import { chinese } from './danger-words/chinese.ts'
import { english } from './danger-words/english.ts'
import { french } from './danger-words/french.ts'
import { german } from './danger-words/german.ts'
import { italian } from './danger-words/italian.ts'
import { polish } from './danger-words/polish.ts'
import { portuguese } from './danger-words/portuguese.ts'
import { russian } from './danger-words/russian.ts'
import { spanish } from './danger-words/spanish.ts'

/** Words by which a patient's message may be urgent, by language. */
export const dangerWords = {
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
