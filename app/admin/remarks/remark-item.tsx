import { useState } from 'react'
import type { Remark } from '../../../shared/remark.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { problemOf, RemarkDialog } from './remark-dialog.tsx'
import { RemarkReply } from './remark-reply.tsx'
import type { RemarkStore } from './remark-store.ts'

type RemarkItemProps = {
  remark: Remark
  store: RemarkStore
  /** Whether the passage is missing from the text. */
  isGone: boolean
  isCurrent: boolean
  /** Whether the person may change the text. */
  mayWrite: boolean
  /** Called after an act that takes the remark out of the list. */
  onGone: () => void
}

/** One remark, with what can be done about it. */
export function RemarkItem(props: RemarkItemProps) {
  const { remark, store, isGone, isCurrent, mayWrite, onGone } = props
  const { _id, field, quote, anchor, body, suggestion, author, createdAt, outcome, replies } =
    remark
  const [doing, setDoing] = useState<'reply' | 'edit'>()
  const [problem, setProblem] = useState('')
  const isOpen = outcome === 'open'
  const words = isGone || !isOpen ? quote : anchor.exact

  async function attempt(work: () => Promise<void>, leaves = false) {
    setProblem('')
    try {
      await work()
      if (leaves) onGone()
    } catch (error) {
      setProblem(problemOf(error).message)
    }
  }

  async function take() {
    const editor = store.editors.get(field)
    const refusal = editor ? editor.replace(_id, suggestion!) : 'The text is not here yet.'
    if (refusal === undefined) await attempt(() => store.settle(_id, 'taken'), true)
    else setProblem(refusal)
  }

  return (
    <li className="remark" data-current={isCurrent || undefined}>
      <p className="remark-passage">
        {isGone && isOpen ? (
          <>
            <strong>The passage is gone</strong>{' '}
            <q id={`remark-${_id}`} tabIndex={-1}>
              {words}
            </q>
          </>
        ) : (
          <button
            id={`remark-${_id}`}
            className="text-button"
            type="button"
            disabled={!isOpen}
            aria-label={`Passage: ${words}`}
            onClick={() => {
              store.choose(_id)
              store.editors.get(field)?.show(_id)
            }}
          >
            <q>{words}</q>
          </button>
        )}
      </p>
      <p className="quiet">
        {author.name}, {writtenDay(createdAt)}
      </p>
      {isOpen && !isGone && quote !== words && (
        <p className="quiet">
          Written about <q>{quote}</q>
        </p>
      )}
      <p className="remark-body">{body}</p>
      {suggestion !== null && (
        <p className="remark-body">
          <span className="quiet">Instead:</span> <ins>{suggestion}</ins>
        </p>
      )}
      {replies.length > 0 && (
        <ul role="list" className="remark-replies" aria-label="Replies">
          {replies.map((reply) => (
            <li key={reply._id}>
              <span className="quiet">
                {reply.author.name}, {writtenDay(reply.createdAt)}:
              </span>{' '}
              {reply.body}
            </li>
          ))}
        </ul>
      )}
      <div className="remark-acts">
        {isOpen && mayWrite && suggestion !== null && !isGone && (
          <Act name="Take it" about={words} onPress={() => void take()} />
        )}
        {mayWrite && (
          <Act
            name={isOpen ? 'Resolve' : 'Open again'}
            about={words}
            onPress={() =>
              void attempt(() => store.settle(_id, isOpen ? 'resolved' : 'open'), true)
            }
          />
        )}
        {isOpen && doing !== 'reply' && (
          <Act name="Reply" about={words} onPress={() => setDoing('reply')} />
        )}
        {isOpen && author.you && (
          <>
            <Act name="Edit" about={words} onPress={() => setDoing('edit')} />
            <Act
              name="Delete"
              about={words}
              onPress={() => void attempt(() => store.remove(_id), true)}
            />
          </>
        )}
      </div>
      {doing === 'reply' && (
        <RemarkReply
          onSend={async (text) => {
            await store.reply(_id, text)
            setDoing(undefined)
            document.getElementById(`remark-${_id}`)?.focus()
          }}
          onCancel={() => {
            setDoing(undefined)
            document.getElementById(`remark-${_id}`)?.focus()
          }}
        />
      )}
      <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
      {doing === 'edit' && (
        <RemarkDialog
          title="Edit the remark"
          quote={words}
          before={remark}
          onSend={async (written) => {
            await store.edit(_id, { body: written.body, suggestion: written.suggestion })
            setDoing(undefined)
          }}
          onClose={() => setDoing(undefined)}
        />
      )}
    </li>
  )
}

function Act({ name, about, onPress }: { name: string; about: string; onPress: () => void }) {
  return (
    <button
      className="text-button"
      type="button"
      aria-label={`${name}: ${about}`}
      onClick={onPress}
    >
      {name}
    </button>
  )
}
