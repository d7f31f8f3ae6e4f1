import { useEffect, useState } from 'react'
import { writtenMoment } from '../frame/panel-dates.ts'

type ConflictNoticeProps<Item> = {
  /** Loads the record as it is now. */
  load: () => Promise<Item>
  /** Address of the record's form. */
  address: string
  /** Returns everything typed here as plain text. */
  ownText: () => string
  onReload: (theirs: Item) => Promise<void>
}

/**
 * Shown if somebody else saved first: nothing typed here is lost, and nothing of theirs is overwritten
 * unseen.
 */
export function ConflictNotice<Item extends { updatedAt: string }>(
  props: ConflictNoticeProps<Item>,
) {
  const { load, address, ownText, onReload } = props
  const [theirs, setTheirs] = useState<Item>()
  const [copied, setCopied] = useState<boolean>()

  useEffect(() => {
    load().then(setTheirs, () => setTheirs(undefined))
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, when the notice appears
  }, [])

  return (
    <>
      {theirs && <p>Their version was saved on {writtenMoment(theirs.updatedAt)}.</p>}
      <p className="conflict-ways">
        <a className="text-button" href={address} target="_blank" rel="noreferrer">
          See their version
        </a>
        <button
          className="text-button"
          type="button"
          onClick={() => void copy(ownText()).then(setCopied)}
        >
          {copied === undefined
            ? 'Copy my text'
            : copied
              ? 'Copied'
              : 'Your browser blocked copying'}
        </button>
        <button
          className="text-button"
          type="button"
          disabled={!theirs}
          onClick={() => theirs && void onReload(theirs)}
        >
          Replace with their version
        </button>
      </p>
    </>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
