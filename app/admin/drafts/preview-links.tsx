import { useId, useRef } from 'react'
import type { PreviewLink } from '../../../shared/draft.ts'
import { writtenMoment } from '../frame/panel-dates.ts'

type PreviewLinksProps = {
  links: readonly PreviewLink[]
  busy: boolean
  onRevoke: (id: string) => void
}

/** The links that still work, with the way to end each. */
export function PreviewLinks({ links, busy, onRevoke }: PreviewLinksProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h4 id={id} ref={heading} tabIndex={-1}>
        Links
      </h4>
      <ul role="list" aria-labelledby={id}>
        {links.map((link) => (
          <li key={link._id}>
            <p id={`${id}-${link._id}`}>
              Valid until {writtenMoment(link.expiresAt)}
              <span className="quiet">{viewsOf(link)}</span>
            </p>
            <button
              className="text-button"
              type="button"
              disabled={busy}
              aria-describedby={`${id}-${link._id}`}
              onClick={() => {
                // The button goes with its link.
                heading.current?.focus()
                onRevoke(link._id)
              }}
            >
              Revoke
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function viewsOf({ createdAt, createdBy, views, seenAt }: PreviewLink): string {
  const made = `Made ${writtenMoment(createdAt)} by ${createdBy}`
  if (!seenAt) return `${made}, not opened yet`
  const times = views === 1 ? 'once' : `${views} times`
  return `${made}, opened ${times}, last ${writtenMoment(seenAt)}`
}
