import { useCallback } from 'react'
import type { DeskEnquiry } from '../../../shared/desk.ts'
import { useMarkUnsaved } from '../frame/unsaved-changes.tsx'
import { useNoteDraft } from './use-note-draft.ts'
import { useReplyDraft } from './use-reply-draft.ts'

/** The reply and the note that are being written; leaving the page warns about what is saved nowhere. */
export function useUnsentTexts(enquiry: DeskEnquiry) {
  const { _id, draft: saved, thread } = enquiry
  const draft = useReplyDraft(_id, saved ?? '', (text, since) =>
    thread.some(
      ({ kind, text: sent, at }) =>
        kind === 'reply' && sent === text.trim() && Date.parse(at) >= since,
    ),
  )
  const note = useNoteDraft(enquiry)
  const { save: saveReply } = draft
  const hasNote = note.text.trim() !== ''
  // A note stays on this device until it is added, so logging out warns about it.
  const save = useCallback(async () => (await saveReply()) && !hasNote, [saveReply, hasNote])
  useMarkUnsaved(
    !note.isKept || draft.saving.kind === 'nowhere',
    draft.text !== '' || note.text !== '',
    save,
  )
  return { draft, note }
}
