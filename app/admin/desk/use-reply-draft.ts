import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { desk } from '../client/desk.ts'
import { useSession } from '../frame/use-session.ts'
import { accountName } from '../writing/account.ts'
import { explainFailure } from '../writing/explain-failure.ts'
import { createSerialQueue } from '../writing/serial-queue.ts'
import type { SaveState } from '../writing/save-state.ts'
import { deskCopy, removeOldCopies } from './desk-copy.ts'

const pauseMs = 800
const retryMs = 5000

/**
 * The user's own unsent reply, kept on this device at every keystroke and on the server after a pause.
 * `saved` is the server's text when the enquiry was opened. `isSent` says whether a text was sent by a
 * call whose response was lost.
 */
export function useReplyDraft(
  enquiryId: string,
  saved: string,
  isSent: (text: string, since: number) => boolean,
) {
  const email = useSession()?.email
  const copy = useMemo(() => deskCopy('reply', accountName(email), enquiryId), [email, enquiryId])
  const [found] = useState(() => {
    const kept = copy.read()
    if (!kept || !isSent(kept.text, kept.at)) return kept
    copy.remove()
    return undefined
  })
  const [text, setText] = useState(found?.text ?? saved)
  const [saving, setSaving] = useState<SaveState>({ kind: 'untouched' })
  /** The text written elsewhere since this one was typed. */
  const [other, setOther] = useState(
    found && saved && found.base !== saved && found.text !== saved ? saved : '',
  )
  const onServer = useRef(saved)
  const newest = useRef(text)
  const ended = useRef(false)
  const [enqueue] = useState(createSerialQueue)

  /** Saves the text on the server. Returns whether it is there. */
  const save = useCallback(
    () =>
      enqueue(async () => {
        const sent = newest.current
        if (ended.current) return true
        if (sent !== onServer.current) {
          setSaving({ kind: 'saving' })
          try {
            await desk.saveDraft(enquiryId, sent)
          } catch (error) {
            const { kind, why } = explainFailure(error)
            setSaving({ kind: 'on-device', why })
            return kind === 'later' ? 'later' : false
          }
          onServer.current = sent
          setSaving({ kind: 'saved', at: new Date() })
        }
        if (newest.current !== sent) return false
        copy.remove()
        return true
      }),
    [copy, enquiryId, enqueue],
  )

  useEffect(removeOldCopies, [])

  useEffect(() => {
    if (text === onServer.current && !copy.read()) return undefined
    let timer: ReturnType<typeof setTimeout>
    async function attempt() {
      if ((await save()) === 'later') timer = setTimeout(() => void attempt(), retryMs)
    }
    const now = () => void attempt()
    timer = setTimeout(now, pauseMs)
    addEventListener('online', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [text, copy, save])

  function type(next: string) {
    ended.current = false
    newest.current = next
    setText(next)
    if (!copy.write(next, onServer.current)) setSaving({ kind: 'nowhere' })
  }

  return {
    text,
    type,
    saving,
    save: useCallback(async () => (await save()) === true, [save]),
    other,
    forgetOther: () => setOther(''),
    /** Stops saving, so that no save follows the reply. Resolves when no save is under way. */
    hold: async () => {
      ended.current = true
      await enqueue(() => Promise.resolve(true))
    },
    /** Resumes saving after a reply was refused. */
    goOn() {
      ended.current = false
      void save()
    },
    /** The reply was sent, so the server has deleted the draft. */
    clear() {
      onServer.current = ''
      newest.current = ''
      copy.remove()
      setText('')
      setSaving({ kind: 'untouched' })
    },
  }
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>
