import { useCallback, useEffect, useRef, useState } from 'react'

export type Told = { text: string; count: number; undo?: (() => void) | undefined }
export type Tell = (text: string, undo?: () => void) => void

/** The message of a toast, and a function that shows a new one, even with the same words. */
export function useToast(): [told: Told | undefined, tell: Tell, close: () => void] {
  const [told, setTold] = useState<Told>()
  const tell = useCallback<Tell>(
    (text, undo) => setTold((before) => ({ text, undo, count: (before?.count ?? 0) + 1 })),
    [],
  )
  return [told, tell, useCallback(() => setTold(undefined), [])]
}

type ListToastProps = { told: Told | undefined; onClose?: () => void }

/**
 * Reports what was done. Screen readers announce it, and it never takes the focus. It stays for a few
 * seconds, or, if it offers to undo, until the next message. If one of its buttons has the focus and goes, the focus
 * returns to where it came from.
 */
export function ListToast({ told, onClose }: ListToastProps) {
  const visit = useRef<{ from: EventTarget | null }>(undefined)

  useEffect(() => {
    if (!visit.current || document.activeElement !== document.body) return
    const { from } = visit.current
    visit.current = undefined
    const isThere = from instanceof HTMLElement && from.isConnected
    const target = isThere ? from : document.querySelector<HTMLElement>('#content h1')
    target?.focus({ preventScroll: true })
  })

  return (
    <div className="toast-place" role="status">
      {told && (
        <div
          className={told.undo ? 'toast lasting-toast' : 'toast'}
          key={told.count}
          onFocus={({ relatedTarget }) => void (visit.current ??= { from: relatedTarget })}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Another window has the focus for a while, or it goes on from here.
            if (document.hasFocus() && !currentTarget.contains(relatedTarget))
              visit.current = undefined
          }}
        >
          <p>{told.text}</p>
          {told.undo && (
            <>
              <button type="button" onClick={told.undo}>
                Undo
              </button>
              <button type="button" onClick={onClose}>
                Close
              </button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
