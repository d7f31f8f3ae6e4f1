import type { LinkForm } from '../../../server/reviews/link-form.ts'
import type { LinkedSection } from '../../../server/reviews/read-sections.ts'
import type { RuleBreach } from '../../../shared/first-issue.ts'
import type { Remark } from '../../../shared/remark.ts'
import { reviewLimits } from '../../../shared/review.ts'
import { Select } from '../../ui/text-field/select.tsx'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { UnreadSections } from './reading-progress.tsx'
import { RemarkPart } from './remark-part.tsx'
import { interestsHint, periods, statement } from '../review/signature-words.ts'

type ReviewFormProps = {
  contentHash: string
  /** The interests from the doctor's profile. */
  interests: string
  sections: LinkedSection[]
  /** The doctor's remarks; undefined where the text takes none. */
  remarks: Remark[] | undefined
  /** Whether a remark has just been added. */
  isRemarked: boolean
  /** The submitted values, if the form was sent already. */
  form: LinkForm | undefined
  /** Why the form was rejected. */
  breach: RuleBreach | undefined
}

/** Remarks, signs, or asks for changes, each with its own button. Works without scripts. */
export function ReviewForm(props: ReviewFormProps) {
  const { contentHash, interests, sections, remarks, isRemarked, form, breach } = props
  const errorOf = (field: string) => (breach?.field === field ? breach.message : undefined)
  const isOld = form !== undefined && form.contentHash !== contentHash
  // Setting a mark renders the page again, but the answer is still about the text that was opened first.
  const seen = form && !breach ? form.contentHash : contentHash
  // If the text has changed, the doctor must read and confirm it again.
  const isConfirmed = form !== undefined && form.statement !== '' && !isOld
  return (
    <form id="answer" className="review-form" action="#answer" method="post" noValidate>
      {breach && (
        <p className="review-problem" role="alert">
          {breach.message} {isOld && <a href="#text">Back to the text</a>}
        </p>
      )}
      <input type="hidden" name="contentHash" value={seen} />
      {remarks && <RemarkPart {...{ remarks, isRemarked, form, errorOf }} />}
      <div className="review-form-part stack">
        <h2>Sign it</h2>
        <UnreadSections sections={sections} />
        <Period chosen={form?.months} error={errorOf('months')} />
        <TextArea
          label="Interests to declare"
          name="interests"
          rows={3}
          hint={interestsHint}
          maxLength={reviewLimits.interests}
          defaultValue={form?.interests ?? interests}
          error={errorOf('interests')}
        />
        <Statement confirmed={isConfirmed} error={errorOf('statement')} />
        <button className="button" type="submit" name="decision" value="sign">
          Sign this text
        </button>
      </div>
      <div className="review-form-part stack">
        <h2>Or ask for changes</h2>
        <TextArea
          label="What should change?"
          name="comment"
          hint="Quote the words that you mean: then the office sees your comment beside them."
          rows={5}
          maxLength={reviewLimits.comment}
          defaultValue={form?.comment}
          error={errorOf('comment')}
        />
        <button className="button quiet-button" type="submit" name="decision" value="changes">
          Ask for changes
        </button>
      </div>
    </form>
  )
}

type Choice<Value> = Value & { error: string | undefined }

function Period({ chosen, error }: Choice<{ chosen: string | undefined }>) {
  return (
    <div className="text-field">
      <label htmlFor="months">Next review in</label>
      <Select
        id="months"
        name="months"
        defaultValue={chosen ?? '12'}
        aria-describedby={error && 'months-error'}
        options={periods}
      />
      {error && <FieldError id="months-error" error={error} />}
    </div>
  )
}

function Statement({ confirmed, error }: Choice<{ confirmed: boolean }>) {
  return (
    <div>
      <label className="review-statement">
        <input
          type="checkbox"
          name="statement"
          value="true"
          defaultChecked={confirmed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'statement-error'}
        />
        <span>{statement}</span>
      </label>
      {error && <FieldError id="statement-error" error={error} />}
    </div>
  )
}

function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p className="field-error" id={id}>
      {error}
    </p>
  )
}
