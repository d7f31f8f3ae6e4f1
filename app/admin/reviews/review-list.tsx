import { useEffect, useRef, useState } from 'react'
import { useAuthors } from '../client/use-authors.ts'
import { useMay, useSession } from '../frame/use-session.ts'
import { ListToast, useToast } from '../record-list/list-toast.tsx'
import { useOpenRemarks } from '../remarks/use-open-remarks.ts'
import { RecordList } from '../record-list/record-list.tsx'
import { useRecordList } from '../record-list/use-record-list.ts'
import { AskDialog } from './ask-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { type ObjectionAction, type ReviewAction, reviewColumns, ReviewRow } from './review-row.tsx'
import { loaders, type ReviewEntry, type ReviewFilter } from './review-states.ts'
import { SignDialog } from './sign-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { useObjectionCalls } from './use-objection-calls.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const dialogs = {
  ask: AskDialog,
  sign: SignDialog,
  history: HistoryDialog,
  withdraw: WithdrawDialog,
  settle: SettleDialog,
}

type ReviewListProps = {
  filter: ReviewFilter
  /** `_id` of the row whose `Ask for a review` dialog opens at once. */
  ask: string | null
}

/** The pages in one state, most urgent first, each with its actions. */
export function ReviewList({ filter, ask }: ReviewListProps) {
  const list = useRecordList(loaders[filter])
  const doctors = useAuthors(null, true, ignore)
  const [told, tell] = useToast()
  const [chosen, setChosen] = useState<{ action: ReviewAction; entry: ReviewEntry }>()
  const toAsk = useRef(ask)
  const { loaded } = list
  const decide = useObjectionCalls(tell, list.reload)
  const may = useMay()
  const remarked = useOpenRemarks()
  const profile = useSession()?.doctorId
  const self = doctors.authors.find(({ _id }) => _id === profile)

  useEffect(() => {
    const entry = loaded?.items.find(({ _id }) => _id === toAsk.current)
    if (!entry) return
    toAsk.current = null
    setChosen({ action: 'ask', entry })
  }, [loaded])

  useEffect(() => {
    // The row whose menu had the focus is gone.
    if (!loaded || !told || chosen || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#content h1')?.focus()
  }, [loaded, told, chosen])

  function act(action: ReviewAction | ObjectionAction, entry: ReviewEntry) {
    if (action === 'show' || action === 'hide' || action === 'take off') {
      return void decide(action, entry)
    }
    setChosen({ action, entry })
  }

  const Dialog = chosen && dialogs[chosen.action]
  return (
    <>
      <RecordList
        list={list}
        loadingText="Loading reviews..."
        filterLabel="Filter by page or reviewer"
        empty="Nothing to review."
        name="Reviews"
        columns={reviewColumns}
        renderRow={(entry) => (
          <ReviewRow
            key={entry._id}
            entry={entry}
            remarks={remarked.get(`blog.${entry.id}`)?.open}
            maySign={Boolean(profile) && may('reviews.sign') !== undefined}
            mayManage={may('reviews.manage') !== undefined}
            mayDecide={may('reviews.decide') !== undefined}
            onAction={(action) => act(action, entry)}
          />
        )}
      />
      <ListToast told={told} />
      {chosen && Dialog && (
        <Dialog
          entry={chosen.entry}
          doctors={doctors}
          interests={self?.interests ?? ''}
          onDone={(text) => {
            setChosen(undefined)
            tell(text)
            list.reload()
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

function ignore() {}
