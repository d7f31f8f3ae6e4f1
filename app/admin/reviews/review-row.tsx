import type { Review, ReviewKind } from '../../../shared/review.ts'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { writtenDay } from '../frame/panel-dates.ts'
import { LongText } from '../record-list/long-text.tsx'
import { Cell, Row } from '../record-list/row.tsx'
import { MenuAction } from '../record-list/row-menu.tsx'
import { RemarkBadge } from '../remarks/remark-badge.tsx'
import { ObjectionBadge, ReviewBadge } from './review-badge.tsx'
import type { ReviewEntry } from './review-states.ts'

export const reviewColumns = [
  'Page',
  'Kind',
  'State',
  'Reviewer',
  'Last reviewed',
  'Next review',
  'Actions',
]

const kindNames: Record<ReviewKind, string> = {
  article: 'Article',
  condition: 'Condition',
  guide: 'Guide',
}

/** Actions with a dialog, and those that take effect at once. */
export type ReviewAction = 'ask' | 'sign' | 'history' | 'withdraw' | 'settle'
export type ObjectionAction = 'show' | 'hide' | 'take off'

type ReviewRowProps = {
  entry: ReviewEntry
  /** How many remarks on its text are open. */
  remarks: number | undefined
  /** Whether the user has a doctor's profile. */
  maySign: boolean
  /** Whether the user may ask for reviews and withdraw them. */
  mayManage: boolean
  /** Whether the user may settle objections. */
  mayDecide: boolean
  onAction: (action: ReviewAction | ObjectionAction) => void
}

export function ReviewRow({ entry, remarks, ...props }: ReviewRowProps) {
  const { maySign, mayManage, mayDecide, onAction } = props
  const { kind, title, path, review, comments } = entry
  const isShown = comments.some(({ shownAt }) => shownAt !== null)
  return (
    <Row>
      <Cell column="Page" kind="name">
        <a className="reviewed-page" href={path} target="_blank" rel="noreferrer">
          {title}
        </a>
      </Cell>
      <Cell column="Kind">{kindNames[kind]}</Cell>
      <Cell column="State">
        {comments.length > 0 && <ObjectionBadge />}
        <ReviewBadge state={review.state} />
        {kind === 'article' && <RemarkBadge open={remarks} />}
        <Asked entry={entry} />
      </Cell>
      <Cell column="Reviewer">{review.reviewedBy?.name}</Cell>
      <Cell column="Last reviewed" kind="date">
        {review.reviewedAt && writtenDay(review.reviewedAt)}
      </Cell>
      <Cell column="Next review" kind="date">
        {dueDay(review)}
      </Cell>
      <Cell kind="actions">
        <MenuButton label={`Actions for ${title}`} icon={<AdminIcon name="more" />}>
          {mayManage && (
            <MenuAction icon="enquiries" onPress={() => onAction('ask')}>
              Ask for a review
            </MenuAction>
          )}
          {maySign && (
            <MenuAction icon="shield" onPress={() => onAction('sign')}>
              Sign
            </MenuAction>
          )}
          {mayDecide && comments.length > 0 && (
            <>
              <MenuAction icon="warning" onPress={() => onAction(isShown ? 'hide' : 'show')}>
                {isShown ? 'Remove the notice' : 'Show readers a notice'}
              </MenuAction>
              {kind === 'article' && (
                <MenuAction icon="undo" onPress={() => onAction('take off')}>
                  Take off the site
                </MenuAction>
              )}
              <MenuAction icon="shield" onPress={() => onAction('settle')}>
                Settle
              </MenuAction>
            </>
          )}
          <MenuAction icon="history" onPress={() => onAction('history')}>
            History
          </MenuAction>
          {mayManage && review.reviewedAt && (
            <MenuAction icon="undo" onPress={() => onAction('withdraw')}>
              Withdraw
            </MenuAction>
          )}
        </MenuButton>
      </Cell>
    </Row>
  )
}

/** The pending request, and the changes that doctors have asked for. */
function Asked({ entry: { pending, comments } }: { entry: ReviewEntry }) {
  return (
    <>
      {pending?.answer === '' && (
        <span className="state-more">
          Waiting for {pending.doctor.name} since {writtenDay(pending.requestedAt)}
        </span>
      )}
      {comments.map(({ _id, doctor, at, comment, isOlderText, shownAt }) => (
        <div key={_id} className="state-more">
          {doctor.name} asks for changes ({writtenDay(at)}):
          <LongText text={comment} />
          {isOlderText && <p>The text has changed since. Ask {doctor.name} to look again.</p>}
          {shownAt && <p>Readers have seen a notice since {writtenDay(shownAt)}.</p>}
        </div>
      ))}
    </>
  )
}

/** Formats the due date. Noon avoids a shift to another day in the browser's time zone. */
export function dueDay({ dueOn }: { dueOn: Review['dueOn'] }): string {
  return dueOn ? writtenDay(`${dueOn}T12:00`) : ''
}
