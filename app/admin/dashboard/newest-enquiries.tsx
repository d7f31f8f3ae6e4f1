import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { DeskItem } from '../../../shared/desk.ts'
import { sessionEnded } from '../client/api.ts'
import { desk } from '../client/desk.ts'
import { leaveForLogin } from '../client/session.ts'
import { writtenAge, writtenMoment } from '../frame/panel-dates.ts'

const shownRows = 5

/** The enquiries of the inbox in which something happened last. */
export function NewestEnquiries() {
  const [items, setItems] = useState<DeskItem[]>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const part = { query: '', page: 1, limit: shownRows }
    desk
      .list('inbox')(part)
      .then(
        (list) => setItems(list.items),
        (error: unknown) => {
          if (sessionEnded(error)) return leaveForLogin()
          setFailed(true)
        },
      )
  }, [])

  return (
    <div className="desk">
      <section aria-label="Newest enquiries">
        <h2>Newest enquiries</h2>
        {failed && <p role="status">The enquiries could not be loaded.</p>}
        {!failed && !items && <p role="status">Loading...</p>}
        {items?.length === 0 && <p className="quiet">The inbox is empty.</p>}
        <ul role="list">
          {items?.map((item) => (
            <EnquiryRow key={item._id} item={item} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function EnquiryRow({ item: { _id, name, preview, unread, lastAt } }: { item: DeskItem }) {
  const address = `/admin/desk/${encodeURIComponent(_id)}`
  return (
    <li className="newest-enquiry">
      <div className="desk-article">
        <span className="newest-enquiry-from">
          <Link to={address}>{name}</Link>
          {unread && <span className="state-badge">Unread</span>}
        </span>
        <span className="quiet">
          <time dateTime={lastAt} title={writtenMoment(lastAt)}>
            {writtenAge(lastAt, Date.now())}
          </time>
          {` · ${preview}`}
        </span>
      </div>
      <Link className="newest-enquiry-answer" to={address} aria-label={`Answer ${name}`}>
        Answer
      </Link>
    </li>
  )
}
