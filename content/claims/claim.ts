import type { Work } from '../../shared/reference.ts'

/** A place in a work. `quote` holds its words as somebody read them, or nothing. */
export type Passage = { work: Work; at: string; quote: string }

/** What a passage says about a statement; `limits`: it says less, or only under conditions. */
export type Says = 'supports' | 'limits' | 'contradicts'

/** Who compared a statement with the passage, and on which day (`YYYY-MM-DD`). */
export type Check = { by: 'site' | 'doctor'; on: string }

/** What one work says about a statement; while nobody has compared the two, `says` and `checked` are null. */
export type Claim =
  | { passage: Passage; says: Says; checked: Check }
  | { passage: Passage; says: null; checked: null }

/** The works behind each statement. A statement is the words before a marker, exactly as on the page. */
export type Ledger = Readonly<Record<string, readonly Claim[]>>

/** A place in a work that was read in a copy on another site, and may differ there. */
export function atCopy(at: string): string {
  return `${at} (read in a copy on another site)`
}

export function passage(work: Work, at: string, quote: string): Passage {
  return { work, at, quote }
}

/** Entries that somebody compared with the work on the given day. */
export function checkedOn(on: string, by: Check['by'] = 'site') {
  const saying = (says: Says) => (place: Passage) => ({
    passage: place,
    says,
    checked: { by, on },
  })
  return {
    supports: saying('supports'),
    limits: saying('limits'),
    contradicts: saying('contradicts'),
  }
}

/** An entry that nobody has compared with the work yet; `at` is where to look, if that is known. */
export function notChecked(work: Work, at = ''): Claim {
  return { passage: { work, at, quote: '' }, says: null, checked: null }
}
