import { useEffect, useRef, useState } from 'react'
import type { DeskItem } from '../../../shared/desk.ts'
import { useMay } from '../frame/use-session.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { searchField } from './coming-back.ts'
import { useDeskKeys } from './desk-keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { LaterDialog } from './later-dialog.tsx'
import type { BulkAct } from './selection-bar.tsx'

type ListKeysProps = {
  items: DeskItem[]
  selected: DeskItem[]
  busy: boolean
  onAct: (act: BulkAct, on: DeskItem[]) => void
  onOpen: (id: string) => void
  onUndo: (() => void) | undefined
}

/** The keys of the list: they act on the chosen enquiries, or else on the one that has the focus. */
export function ListKeys({ items, selected, busy, onAct, onOpen, onUndo }: ListKeysProps) {
  useKeepPlace(items)
  const mayManage = useMay()('enquiries.manage') !== undefined
  const [asked, setAsked] = useState<{ dialog: 'assign' | 'later'; on: DeskItem[] }>()
  const concerned = () => (selected.length > 0 ? selected : focused(items))
  const act = (what: BulkAct) => () => {
    const on = concerned()
    if (on.length > 0 && !busy) onAct(what, on)
  }
  const ask = (dialog: 'assign' | 'later') => () => {
    const on = concerned()
    if (on.length > 0) setAsked({ dialog, on })
  }
  const open = () => {
    const [item] = focused(items)
    if (item) onOpen(item._id)
  }
  const keys = useDeskKeys({
    j: () => move(1),
    k: () => move(-1),
    r: open,
    n: open,
    e: act({ action: 'done' }),
    a: mayManage ? ask('assign') : undefined,
    l: ask('later'),
    s: mayManage ? act({ action: 'spam' }) : undefined,
    u: onUndo,
    '/': () => searchField()?.focus(),
  })
  const close = () => setAsked(undefined)
  return (
    <>
      {asked?.dialog === 'assign' && (
        <AssignDialog
          busy={busy}
          onAssign={(value) => {
            close()
            onAct({ action: 'assign', value }, asked.on)
          }}
          onClose={close}
        />
      )}
      {asked?.dialog === 'later' && (
        <LaterDialog
          busy={busy}
          onChoose={(value) => {
            close()
            onAct({ action: 'later', value }, asked.on)
          }}
          onClose={close}
        />
      )}
      {keys.isShown && <KeysDialog {...keys} />}
    </>
  )
}

const links = () => [...document.querySelectorAll<HTMLElement>('[data-enquiry]')]

function focusedId(): string | undefined {
  const row = document.activeElement?.closest('tr') ?? document.activeElement
  return row?.querySelector<HTMLElement>('[data-enquiry]')?.dataset['enquiry']
}

const focused = (items: DeskItem[]) => items.filter(({ _id }) => _id === focusedId())

/** Where the focus was in an enquiry that has left the list, it moves to the one that takes its place. */
function useKeepPlace(items: DeskItem[]): void {
  const last = useRef<{ id: string; place: number }>(undefined)
  useEffect(() => {
    const note = () => {
      const id = focusedId()
      const place = links().findIndex(({ dataset }) => dataset['enquiry'] === id)
      last.current = id === undefined ? undefined : { id, place }
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const { id, place = 0 } = last.current ?? {}
    const isLost = id !== undefined && !items.some(({ _id }) => _id === id)
    if (!isLost || document.activeElement !== document.body) return
    const next = links()
    const heading = document.querySelector<HTMLElement>('#content h1')
    const target = next[Math.min(place, next.length - 1)] ?? heading
    target?.focus({ preventScroll: true })
  }, [items])
}

/** Moves the focus to the enquiry before or after; to the first one if none has it. */
function move(by: 1 | -1): void {
  const all = links()
  const place = all.findIndex(({ dataset }) => dataset['enquiry'] === focusedId())
  all[place === -1 ? 0 : Math.min(all.length - 1, Math.max(0, place + by))]?.focus()
}
