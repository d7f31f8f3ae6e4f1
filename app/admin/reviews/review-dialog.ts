import type { useAuthors } from '../client/use-authors.ts'
import type { reviews } from '../client/reviews.ts'
import type { ReviewEntry } from './review-states.ts'

/** The props of every dialog of a row. */
export type ReviewDialogProps = {
  entry: ReviewEntry
  doctors: ReturnType<typeof useAuthors>
  /** The interests that the logged-in doctor has declared in the profile. */
  interests: string
  /** Shows a message, reloads the list and closes the dialog. */
  onDone: (told: string) => void
  onClose: () => void
  /** Examples replace these calls. */
  calls?: Partial<typeof reviews>
}
