import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type DeskFolder, deskFolders, type DeskItem } from '../../../shared/desk.ts'
import { desk } from '../client/desk.ts'
import { enquiryAddress, listAddress } from './desk-address.ts'

/** Links to the next enquiry of the folder that the user came from, and focuses the link. */
export function NextEnquiry({ after, list }: { after: string; list: string }) {
  /** Null if nothing is left; undefined until known. */
  const [next, setNext] = useState<DeskItem | null>()
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    let current = true
    nextWaiting(openFolder(list), after).then(
      (item) => current && setNext(item ?? null),
      // ignored: the list will report it.
      () => undefined,
    )
    return () => void (current = false)
  }, [after, list])

  useEffect(() => {
    if (next !== undefined) link.current?.focus()
  }, [next])

  if (next === undefined) return null
  return next ? (
    <Link ref={link} to={enquiryAddress(next._id)} state={{ list }}>
      Next: {next.name}
    </Link>
  ) : (
    <>
      <strong role="status">Nothing waits for you.</strong>
      <Link ref={link} to={listAddress(list)}>
        Back to the list
      </Link>
    </>
  )
}

/**
 * The one that follows; at the end those that were passed over come again, from the first. Where nothing is left in
 * the folder, others may still wait.
 */
export async function nextWaiting(
  folder: DeskFolder,
  after: string,
): Promise<DeskItem | undefined> {
  const next = (await desk.next(folder, after)) ?? (await desk.next(folder))
  if (next && next._id !== after) return next
  return folder === 'waiting' ? undefined : nextWaiting('waiting', after)
}

/** The folder in the list's address if enquiries wait in it, otherwise the one of all that wait. */
export function openFolder(list: string): DeskFolder {
  const folder = deskFolders.find((name) => name === new URLSearchParams(list).get('folder'))
  return folder === 'mine' || folder === 'unassigned' || folder === 'failed' ? folder : 'waiting'
}
