import { useMemo, useState } from 'react'
import type { DeskEnquiry } from '../../../shared/desk.ts'
import { useSession } from '../frame/use-session.ts'
import { accountName } from '../writing/account.ts'
import { deskCopy } from './desk-copy.ts'

/** A note that is not added yet, kept on this device at every keystroke. */
export function useNoteDraft({ _id, thread }: Pick<DeskEnquiry, '_id' | 'thread'>) {
  const email = useSession()?.email
  const copy = useMemo(() => deskCopy('note', accountName(email), _id), [email, _id])
  const [text, setText] = useState(() => {
    const kept = copy.read()
    if (!kept) return ''
    // It was added by a call whose response was lost.
    const isAdded = thread.some(
      ({ kind, text: added, at }) =>
        kind === 'note' && added === kept.text.trim() && Date.parse(at) >= kept.at,
    )
    if (isAdded) copy.remove()
    return isAdded ? '' : kept.text
  })
  const [isKept, setIsKept] = useState(true)

  return {
    text,
    /** Whether the browser stored it. */
    isKept,
    type(next: string) {
      setText(next)
      if (next.trim()) return setIsKept(copy.write(next, ''))
      copy.remove()
      setIsKept(true)
    },
  }
}

export type NoteDraft = ReturnType<typeof useNoteDraft>
