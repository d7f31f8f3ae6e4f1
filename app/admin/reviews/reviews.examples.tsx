import { type ComponentType, useState } from 'react'
import type { PendingReview, Review, SignatureOnRecord } from '../../../shared/review.ts'
import { doctor, longDoctor } from '../../components/example/example-records.ts'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { UnreachableError } from '../client/request.ts'
import { AskDialog } from './ask-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { ReviewBadge } from './review-badge.tsx'
import type { ReviewDialogProps } from './review-dialog.ts'
import type { ReviewEntry } from './review-states.ts'
import { SettleDialog } from './settle-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const nothing = () => {}
const states: Review['state'][] = ['changed', 'due', 'none', 'current']

const reviewedBy = {
  _id: doctor._id,
  name: doctor.name,
  credentials: 'DDS, PhD',
  specialty: 'Orofacial pain',
}
const review: Review = {
  state: 'current',
  reviewedBy,
  reviewedAt: '2026-07-17T15:00:00.000Z',
  dueOn: '2027-07-17',
  changedAt: null,
}
const pending: PendingReview = {
  _id: 'one',
  doctor: { _id: doctor._id, name: doctor.name },
  requestedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',
  answer: '',
  comment: '',
}
const entry: ReviewEntry = {
  _id: 'article.jaw-clicking',
  kind: 'article',
  id: 'jaw-clicking',
  title: 'Jaw clicking: when it matters',
  path: '/articles/jaw-clicking',
  contentHash: 'a'.repeat(64),
  review,
  pending: null,
  comments: [],
}
const questioned: ReviewEntry = {
  ...entry,
  comments: [
    {
      _id: 'one',
      doctor: { _id: doctor._id, name: doctor.name },
      at: '2026-11-21T09:00:00.000Z',
      comment: exampleTexts.longTitle,
      isOlderText: true,
      shownAt: '2026-11-22T09:00:00.000Z',
    },
  ],
}
const long: ReviewEntry = { ...entry, title: exampleTexts.longWord, pending }

const signed: SignatureOnRecord = {
  _id: 'one',
  reviewedBy,
  reviewedAt: review.reviewedAt!,
  dueOn: review.dueOn!,
  interests: 'none',
  signedBy: 'link',
  withdrawnAt: null,
  withdrawnReason: '',
}
const withdrawn: SignatureOnRecord = {
  ...signed,
  _id: 'two',
  signedBy: 'session',
  interests: exampleTexts.longWord,
  withdrawnAt: '2026-07-16T15:00:00.000Z',
  withdrawnReason: exampleTexts.longTitle,
}

const doctors = { authors: [doctor, longDoctor], loading: false, failed: false, retry: nothing }
const unreachable = () => Promise.reject(new UnreachableError('no answer'))

type OpenerProps = Partial<ReviewDialogProps> & {
  name: string
  dialog: ComponentType<ReviewDialogProps>
}

function Opener({ name, dialog: Dialog, ...props }: OpenerProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button className="button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {open && (
        <Dialog
          entry={entry}
          doctors={doctors}
          interests="none"
          onDone={close}
          onClose={close}
          {...props}
        />
      )}
    </>
  )
}

const history = (past: SignatureOnRecord[]) => ({ history: async () => past })

export const reviewsExamples: Examples = {
  badges: (
    <ul className="example-row" role="list">
      {states.map((state) => (
        <li key={state}>
          <ReviewBadge state={state} />
        </li>
      ))}
    </ul>
  ),
  'ask dialog': <Opener name="a first request" dialog={AskDialog} />,
  'ask dialog, asked before': <Opener name="a request again" dialog={AskDialog} entry={long} />,
  'ask dialog, failing': (
    <Opener
      name="a request without a server"
      dialog={AskDialog}
      doctors={{ ...doctors, authors: [], failed: true }}
      calls={{ ask: unreachable }}
    />
  ),
  'sign dialog': <Opener name="a signature" dialog={SignDialog} />,
  'history dialog': (
    <Opener name="a history" dialog={HistoryDialog} calls={history([signed, withdrawn])} />
  ),
  'history dialog, empty': (
    <Opener name="an empty history" dialog={HistoryDialog} calls={history([])} />
  ),
  'history dialog, failing': (
    <Opener
      name="a history without a server"
      dialog={HistoryDialog}
      calls={{ history: unreachable }}
    />
  ),
  'settle dialog': <Opener name="what a doctor asks" dialog={SettleDialog} entry={questioned} />,
  'withdraw dialog': <Opener name="a withdrawal" dialog={WithdrawDialog} />,
}
