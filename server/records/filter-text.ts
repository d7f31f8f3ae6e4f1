import { blogFields } from '../../shared/blog-fields.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import type { DraftFields, DraftKind } from '../../shared/draft-fields.ts'
import { plainTextOf } from '../../shared/field-values.ts'
import { type Fields, namesIn } from '../../shared/fields.ts'
import { foldText } from '../../shared/letters.ts'

const filtered: Record<DraftKind, readonly string[]> = {
  // The author is looked for by the name that the doctor has now.
  blog: ['title', 'brief_description', 'tags'],
  doctor: namesIn(doctorFields).filter((name) => 'filter' in doctorFields[name]),
}

const fieldsOf: Record<DraftKind, Fields> = { blog: blogFields, doctor: doctorFields }

/** The words that the panel's list of articles or of doctors is filtered by, folded. */
export function filterText(kind: DraftKind, fields: DraftFields): string {
  const texts = filtered[kind].map((name) => plainTextOf(fieldsOf[kind][name]!, fields[name]))
  return foldText(texts.join(' '))
}
