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
  /**
   * Registers whether leaving would lose what is on the screen, whether somebody is writing there, and how
   * to save all of it: `save` returns false if that fails.
   */
  setUnsaved: (unsaved: boolean, writing: boolean, save?: () => Promise<boolean>) => void
  /** Whether somebody is writing, so that the screen must not go away by itself. */
  isWriting: () => boolean
  /** Ends the session by calling `go`; asks first if something is not on the server. */
  leave: (go: () => void) => Promise<void>
}

const UnsavedChangesContext = createContext<UnsavedChanges | null>(null)

/** Asks before a link, going back, log-out, reload or closing the tab loses anything typed. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const unsaved = useRef(false)
  const writing = useRef(false)
  const save = useRef<() => Promise<boolean>>(undefined)
  const [way, setWay] = useState<{ go: () => void; onDevice: boolean }>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current && addressOf(currentLocation) !== addressOf(nextLocation),
  )

  const setUnsaved = useCallback<UnsavedChanges['setUnsaved']>((value, isWriting, howToSave) => {
    writing.current = isWriting
    save.current = howToSave
    if (value === unsaved.current) return
    unsaved.current = value
    if (value) addEventListener('beforeunload', askBeforeUnload)
    else removeEventListener('beforeunload', askBeforeUnload)
  }, [])
  const value = useMemo(
    () => ({
      setUnsaved,
      isWriting: () => writing.current,
      async leave(go: () => void) {
        const saved = !save.current || (await withinLimit(save.current()))
        if (saved) go()
        else setWay({ go, onDevice: !unsaved.current })
      },
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
          {way?.onDevice ? (
            <p>
              Your changes are on this device only. They will be in the form again when you log in
              here.
            </p>
          ) : (
            <p>Your changes have not been saved.</p>
          )}
          <DialogActions>
            <button className="button quiet-button" type="button" onClick={discard}>
              {way?.onDevice ? 'Log out' : 'Discard changes'}
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

/** How long logging out waits for a save. */
const longestWaitMs = 3000

function withinLimit(saving: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, longestWaitMs, false))
  return Promise.race([saving, late])
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

/**
 * Marks the screen as unsaved while `dirty`, and as being written while `writing`, until it unmounts.
 * `save` sends the text to the server and returns whether all of it is there.
 */
export function useMarkUnsaved(
  dirty: boolean,
  writing: boolean,
  save: (() => Promise<boolean>) | undefined,
): void {
  const { setUnsaved } = useUnsavedChanges()
  useEffect(() => {
    setUnsaved(dirty, writing, save)
    return () => setUnsaved(false, false)
  }, [dirty, writing, save, setUnsaved])
}
