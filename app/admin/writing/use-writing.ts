import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { useMarkUnsaved } from '../frame/unsaved-changes.tsx'
import { useSession } from '../frame/use-session.ts'
import { accountName } from './account.ts'
import type { OpenedDraft } from './use-opened-draft.ts'
import { createWriting } from './writing.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'

/**
 * The text of a form and where it is saved. `opened` is undefined if the form is only for viewing; `first`
 * are the fields that it shows initially.
 */
export function useWriting(
  kind: WritingKind,
  opened: OpenedDraft | undefined,
  first: DraftFields,
  recordCreatedAt?: string,
) {
  const email = useSession()?.email
  const [writing] = useState(
    () =>
      opened &&
      createWriting({ ...opened, kind, first, recordCreatedAt, account: accountName(email) }),
  )
  useEffect(() => writing?.start(), [writing])
  const state = useSyncExternalStore(writing?.subscribe ?? never, writing?.snapshot ?? nothing)
  const touched = state?.touched ?? false

  useMarkUnsaved(state?.saving.kind === 'nowhere', touched, writing?.saveRest)
  useEffect(() => {
    if (touched && opened?.key.startsWith('new.'))
      rememberInAddress(opened.key.slice('new.'.length))
  }, [touched, opened?.key])

  return { writing, state }
}

/** Bypasses the router, which would take the new address for another form. */
function rememberInAddress(draft: string) {
  const address = new URL(location.href)
  address.searchParams.set('draft', draft)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

const never = () => () => {}
const nothing = () => undefined
