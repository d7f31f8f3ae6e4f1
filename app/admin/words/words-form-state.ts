import type { DraftValue } from '../../../shared/draft-fields.ts'
import type { ShownTexts } from '../record-form/shown-texts.ts'
import type { Problem } from '../record-form/use-saving.ts'
import type { WordsDraft } from './words-kind.ts'

/** A page's words while they are written. */
export type WordsFormState = {
  values: WordsDraft
  current: () => WordsDraft
  set: (name: string, value: DraftValue) => void
  /** Renders the form with its current rich texts. */
  draw: () => void
  texts: ShownTexts
  saving: { problem: Problem | undefined }
}
