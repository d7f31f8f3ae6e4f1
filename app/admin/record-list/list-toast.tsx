import { useCallback, useState } from 'react'

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
 * seconds, or, if it offers to undo, until the next message.
 */
export function ListToast({ told, onClose }: ListToastProps) {
  return (
    <div className="toast-place" role="status">
      {told && (
        <div className={told.undo ? 'toast lasting-toast' : 'toast'} key={told.count}>
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
