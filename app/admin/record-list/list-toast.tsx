import { useCallback, useState } from 'react'

export type Told = { text: string; count: number }

/** The message of a toast, and a function that shows a new one, even with the same words. */
export function useToast(): [told: Told | undefined, tell: (text: string) => void] {
  const [told, setTold] = useState<Told>()
  const tell = useCallback(
    (text: string) => setTold((before) => ({ text, count: (before?.count ?? 0) + 1 })),
    [],
  )
  return [told, tell]
}

/** Says for a few seconds what was done to a row. It is read out and never takes the focus. */
export function ListToast({ told }: { told: Told | undefined }) {
  return (
    <div className="toast-place" role="status">
      {told && (
        <p className="toast" key={told.count}>
          {told.text}
        </p>
      )}
    </div>
  )
}
