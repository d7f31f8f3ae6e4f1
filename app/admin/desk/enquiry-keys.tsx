import { useNavigate } from 'react-router'
import type { DeskEnquiry } from '../../../shared/desk.ts'
import { useMay } from '../frame/use-session.ts'
import { enquiryAddress } from './desk-address.ts'
import { useDeskKeys } from './desk-keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { nextWaiting, openFolder } from './next-enquiry.tsx'
import type { BulkAct } from './selection-bar.tsx'

type EnquiryKeysProps = {
  enquiry: DeskEnquiry
  list: string
  onAct: (act: BulkAct, said: string) => void
  onLater: () => void
  onUndo: (() => void) | undefined
  onList: () => void
  /** Leads to the list, whose search gets the focus. */
  onSearch: () => void
}

/** The keys of one enquiry. */
export function EnquiryKeys({
  enquiry,
  list,
  onAct,
  onLater,
  onUndo,
  onList,
  onSearch,
}: EnquiryKeysProps) {
  const { _id, state } = enquiry
  const navigate = useNavigate()
  const mayManage = useMay()('enquiries.manage') !== undefined

  async function goOn() {
    // If the server does not respond, the key does nothing.
    const next = await nextWaiting(openFolder(list), _id).catch(() => undefined)
    if (next) void navigate(enquiryAddress(next._id), { state: { list } })
  }

  const keys = useDeskKeys({
    j: () => void goOn(),
    k: () => (isFirstScreen() ? onList() : history.back()),
    r: () => focus('.desk-reply-form textarea'),
    n: () => focus('.desk-note-form textarea'),
    e: state === 'open' ? () => onAct({ action: 'done' }, 'The enquiry is done.') : undefined,
    a: mayManage ? () => focus('.desk-facts select') : undefined,
    l: state === 'open' ? onLater : undefined,
    s:
      mayManage && state !== 'spam'
        ? () => onAct({ action: 'spam' }, 'It is in the folder for spam.')
        : undefined,
    u: onUndo,
    '/': onSearch,
  })
  return keys.isShown && <KeysDialog {...keys} />
}

/** Whether this tab began here, as from a link in a mail: what is before is not the panel. */
const isFirstScreen = () => (history.state as { idx?: number } | null)?.idx === 0

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}
