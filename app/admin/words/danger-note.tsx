import type { Problem } from '../record-form/use-saving.ts'

/** Whether the server has refused a text because it says what a danger sign says. */
export const isDangerSign = (problem: Problem | undefined) =>
  problem?.message.startsWith('Say this with a danger sign:') ?? false

/** Says why, and what to do instead. */
export function DangerNote() {
  return (
    <p>
      The page shows its danger signs in a list of its own, each with how urgent it is. Take these
      words out of the text.
    </p>
  )
}
