import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DeskEnquiry, DeskEntry } from '../../../shared/desk.ts'
import type { DeskChange } from '../../../shared/desk-input.ts'
import { desk } from '../client/desk.ts'
import { LogInAgain } from '../log-in/log-in-again.tsx'
import { ListToast, useToast } from '../record-list/list-toast.tsx'
import { Answering } from './answering.tsx'
import { Conversation } from './conversation.tsx'
import type { ComingBack } from './coming-back.ts'
import { listAddress, useListOfOrigin } from './desk-address.ts'
import { EnquiryActions } from './enquiry-actions.tsx'
import { EnquiryHead } from './enquiry-head.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { EnquiryKeys } from './enquiry-keys.tsx'
import { EnquiryNotices } from './enquiry-notices.tsx'
import { LaterDialog } from './later-dialog.tsx'
import { NextEnquiry } from './next-enquiry.tsx'
import { NoteForm } from './note-form.tsx'
import type { BulkAct } from './selection-bar.tsx'
import { useDeskActs } from './use-desk-acts.ts'
import { useDeskCall } from './use-desk-call.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { useUnsentTexts } from './use-unsent-texts.ts'

type EnquiryScreenProps = {
  enquiry: DeskEnquiry
  reload: () => Promise<void>
  /** Loads the entries before the given one. */
  loadBefore: (entry: string) => Promise<void>
  /** Stops polling before the screen is left for the list. */
  stop: () => void
}

/** An enquiry with all its actions. */
export function EnquiryScreen({ enquiry, reload, loadBefore, stop }: EnquiryScreenProps) {
  const { _id, name, updatedAt } = enquiry
  const navigate = useNavigate()
  const { draft, note } = useUnsentTexts(enquiry)
  const list = useListOfOrigin()
  /** How often something was finished here; each time the next enquiry is offered. */
  const [finished, setFinished] = useState(0)
  const [outside, setOutside] = useState<string>()
  const [told, tell] = useToast()
  const { busy, problem, run } = useDeskCall(setOutside)
  const acts = useDeskActs(setOutside, reload)
  const [isPuttingOff, setIsPuttingOff] = useState(false)
  const keepFocus = useKeepFocus()

  async function change(what: DeskChange, said: string) {
    const changed = await run(async () => {
      await desk.change(_id, { ...what, updatedAt })
      tell(said)
    })
    // Reloads after a refusal too: somebody else has changed the enquiry.
    if (what.unread && changed) return toList()
    await reload()
    keepFocus('#content h1')
  }

  async function act(what: BulkAct, said: string) {
    const changed = await acts.act({ ...what, ids: [_id], updatedAt }, said, name)
    const endsHere = ['done', 'spam', 'assign', 'later'].includes(what.action)
    if (changed && endsHere && what.value !== null) finish()
    // The notice that was pressed is gone.
    else keepFocus('#content h1')
  }

  const finish = () => setFinished((before) => before + 1)

  function toList(focus: ComingBack['focus'] = 'row') {
    stop()
    void navigate(listAddress(list), { state: { focus } satisfies ComingBack })
  }

  async function retry({ _id: entry }: DeskEntry) {
    await run(async () => {
      await desk.retry(_id, entry)
      tell('The reply is on its way again.')
    })
    await reload()
    keepFocus('#content h1')
  }

  async function showBefore(entry: string) {
    await run(() => loadBefore(entry))
    keepFocus('#conversation')
  }

  const shown = problem ?? acts.problem
  const logIn = () => setOutside('Your session has ended.')
  return (
    <div className="desk-screen">
      <p className="desk-ways">
        <Link to={listAddress(list)} state={{ focus: 'row' } satisfies ComingBack}>
          Back to the front desk
        </Link>
        {finished > 0 && <NextEnquiry key={finished} after={_id} list={list} />}
      </p>
      <ListToast told={told} />
      <ListToast told={acts.told} onClose={acts.closeTold} />
      <EnquiryHead enquiry={enquiry} />
      <EnquiryNotices
        enquiry={enquiry}
        busy={busy || acts.busy}
        onAct={(what, said) => void act(what, said)}
        onChange={(what, said) => void change(what, said)}
      />
      <EnquiryActions
        enquiry={enquiry}
        busy={busy || acts.busy}
        onAct={(what, said) => void act(what, said)}
        onChange={(what, said) => void change(what, said)}
        onLater={() => setIsPuttingOff(true)}
        remove={async () => {
          if (await run(() => desk.remove(_id))) toList()
        }}
      />
      <div role="alert">{shown && <p className="form-problem">{shown.message}</p>}</div>
      <div className="desk-columns">
        <div className="desk-main">
          <Conversation
            enquiry={enquiry}
            busy={busy}
            onRetry={(entry) => void retry(entry)}
            onLoadBefore={(entry) => void showBefore(entry)}
          />
          <Answering
            enquiry={enquiry}
            draft={draft}
            onSent={async (done) => {
              tell(
                done ? 'The reply is on its way. The enquiry is done.' : 'The reply is on its way.',
              )
              await reload()
              finish()
            }}
            onRefused={reload}
            onSessionEnded={setOutside}
            onLogIn={logIn}
          />
          <NoteForm
            id={_id}
            note={note}
            onAdded={() => {
              tell('The note has been added.')
              void reload()
            }}
            onSessionEnded={setOutside}
          />
        </div>
        <EnquiryFacts
          enquiry={enquiry}
          busy={busy}
          onAssign={(value, whom) => void act({ action: 'assign', value }, `Assigned to ${whom}.`)}
        />
      </div>
      {isPuttingOff && (
        <LaterDialog
          busy={acts.busy}
          onChoose={(value) => {
            setIsPuttingOff(false)
            void act({ action: 'later', value }, 'It is put off.')
          }}
          onClose={() => setIsPuttingOff(false)}
        />
      )}
      <EnquiryKeys
        enquiry={enquiry}
        list={list}
        onAct={(what, said) => void act(what, said)}
        onLater={() => setIsPuttingOff(true)}
        onUndo={acts.undoLast}
        onList={() => toList()}
        onSearch={() => toList('search')}
      />
      {outside !== undefined && (
        <LogInAgain
          message={outside}
          advice="Your text is still here. Log in, then try again."
          onLoggedIn={() => {
            setOutside(undefined)
            void draft.save()
            void reload()
          }}
          onClose={() => setOutside(undefined)}
        />
      )}
    </div>
  )
}
