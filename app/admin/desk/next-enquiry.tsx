import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type DeskFolder, deskFolders, type DeskItem } from '../../../shared/desk.ts'
import { desk } from '../client/desk.ts'
import { enquiryAddress, listAddress } from './desk-address.ts'

const looked = 50

/** Links to the next waiting enquiry of the folder that the user came from, and focuses the link. */
export function NextEnquiry({ after, list }: { after: string; list: string }) {
  /** Null if none is waiting; undefined until known. */
  const [next, setNext] = useState<DeskItem | null>()
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    let current = true
    desk
      .list(openFolder(list))({ query: '', page: 1, limit: looked })
      .then(
        ({ items }) => current && setNext(firstWaiting(items, after)),
        // The list will report the error.
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
    <Link ref={link} to={listAddress(list)}>
      Nothing else waits here: back to the list
    </Link>
  )
}

/** The first unread enquiry, or else the first unanswered one. */
function firstWaiting(items: DeskItem[], after: string): DeskItem | null {
  const others = items.filter(({ _id }) => _id !== after)
  return others.find(({ unread }) => unread) ?? others.find(({ answered }) => !answered) ?? null
}

/** The folder in the list's address if it has open enquiries, otherwise the inbox. */
function openFolder(list: string): DeskFolder {
  const folder = deskFolders.find((name) => name === new URLSearchParams(list).get('folder'))
  return folder === 'mine' || folder === 'unassigned' ? folder : 'inbox'
}
