import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Location, useBlocker } from 'react-router'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

type UnsavedChanges = {
  /** Tells whether what is on the screen would be lost by leaving it, and whether somebody writes there. */
  setUnsaved: (unsaved: boolean, writing: boolean) => void
  /** Whether the screen is not to be taken away by itself: somebody writes there. */
  isWriting: () => boolean
  /** Leaves by the given way, after asking where something would be lost. */
  leave: (go: () => void) => void
}

const UnsavedChangesContext = createContext<UnsavedChanges | null>(null)

/** Asks before anything typed is lost: by links, back, log-out, reload, closing the tab. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const unsaved = useRef(false)
  const writing = useRef(false)
  const [way, setWay] = useState<{ go: () => void }>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current && addressOf(currentLocation) !== addressOf(nextLocation),
  )

  const setUnsaved = useCallback((value: boolean, isWriting: boolean) => {
    writing.current = isWriting
    if (value === unsaved.current) return
    unsaved.current = value
    if (value) addEventListener('beforeunload', askBeforeUnload)
    else removeEventListener('beforeunload', askBeforeUnload)
  }, [])
  const value = useMemo(
    () => ({
      setUnsaved,
      isWriting: () => writing.current,
      leave: (go: () => void) => (unsaved.current ? setWay({ go }) : go()),
    }),
    [setUnsaved],
  )

  const blocked = blocker.state === 'blocked'
  function stay() {
    setWay(undefined)
    if (blocked) blocker.reset()
  }
  function discard() {
    setUnsaved(false, false)
    setWay(undefined)
    if (blocked) blocker.proceed()
    else way?.go()
  }

  return (
    <UnsavedChangesContext value={value}>
      {children}
      {(blocked || way) && (
        <Dialog title="Leave without saving?" onClose={stay}>
          <p>Your changes have not been saved.</p>
          <DialogActions>
            <button className="button quiet-button" type="button" onClick={discard}>
              Discard changes
            </button>
            <button className="button" type="button" data-autofocus onClick={stay}>
              Keep editing
            </button>
          </DialogActions>
        </Dialog>
      )}
    </UnsavedChangesContext>
  )
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search
}

function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

export function useUnsavedChanges(): UnsavedChanges {
  return use(UnsavedChangesContext)!
}

/** Marks the screen as unsaved while `dirty`, and as written on while `writing`, until it is gone. */
export function useMarkUnsaved(dirty: boolean, writing: boolean): void {
  const { setUnsaved } = useUnsavedChanges()
  useEffect(() => {
    setUnsaved(dirty, writing)
    return () => setUnsaved(false, false)
  }, [dirty, writing, setUnsaved])
}
