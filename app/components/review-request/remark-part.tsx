import type { LinkForm } from '../../../server/reviews/link-form.ts'
import { limits } from '../../../shared/limits.ts'
import type { Remark } from '../../../shared/remark.ts'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { dayOfTime } from '../review/review-dates.ts'

type RemarkPartProps = {
  /** The doctor's own. */
  remarks: readonly Remark[]
  /** Whether one has just been added. */
  isRemarked: boolean
  form: LinkForm | undefined
  errorOf: (field: string) => string | undefined
}

/** The part of the form in which a doctor remarks on a passage; the link goes on working. */
export function RemarkPart({ remarks, isRemarked, form, errorOf }: RemarkPartProps) {
  return (
    <div className="review-form-part stack">
      <h2>Remark on a passage</h2>
      <p className="quiet">Only the office reads it. You can still sign or ask for changes.</p>
      {isRemarked && <p role="status">Thank you. The office has your remark.</p>}
      {remarks.length > 0 && <OwnRemarks remarks={remarks} />}
      <TextArea
        label="The words it is about"
        name="quote"
        rows={2}
        hint="Copy them from the text above."
        maxLength={limits.remark.quote}
        defaultValue={form?.quote}
        error={errorOf('quote')}
      />
      <TextArea
        label="Your remark"
        name="remark"
        rows={3}
        maxLength={limits.remark.body}
        defaultValue={form?.remark}
        error={errorOf('remark')}
      />
      <TextArea
        label="Other words for the passage, if you suggest some"
        name="suggestion"
        rows={2}
        maxLength={limits.remark.suggestion}
        defaultValue={form?.suggestion}
        error={errorOf('suggestion')}
      />
      <button className="button quiet-button" type="submit" name="decision" value="remark">
        Add the remark
      </button>
    </div>
  )
}

const outcomes = { open: 'open', resolved: 'resolved', taken: 'your words were taken' } as const

function OwnRemarks({ remarks }: Pick<RemarkPartProps, 'remarks'>) {
  return (
    <ul className="own-remarks" aria-label="Your remarks">
      {remarks.map(({ _id, quote, body, suggestion, createdAt, outcome, replies }) => (
        <li key={_id}>
          <q>{quote}</q>
          <p>{body}</p>
          {suggestion !== null && <p>Suggested: {suggestion}</p>}
          <p className="quiet">
            {dayOfTime(createdAt)}, {outcomes[outcome]}
          </p>
          {replies.map((reply) => (
            <p key={reply._id}>
              {reply.author.name}: {reply.body}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
