import type { useAuthors } from '../client/use-authors.ts'
import type { reviews } from '../client/reviews.ts'
import type { ReviewEntry } from './review-states.ts'

/** What every dialog of a row is given. */
export type ReviewDialogProps = {
  entry: ReviewEntry
  doctors: ReturnType<typeof useAuthors>
  /** What the doctor who is logged in has declared before. */
  interests: string
  /** Says what has been done, loads the list again and closes the dialog. */
  onDone: (told: string) => void
  onClose: () => void
  /** Replaced in examples. */
  calls?: Partial<typeof reviews>
}
