import { Link } from 'react-router'
import type { DeskItem } from '../../../shared/desk.ts'
import { Marks } from '../desk/enquiry-row.tsx'
import { writtenAge, writtenMoment } from '../frame/panel-dates.ts'

type NewestEnquiriesProps = {
  /** Null where they could not be loaded. */
  items: readonly DeskItem[] | null
  now: number
}

/** The enquiries of the inbox in which something happened last. */
export function NewestEnquiries({ items, now }: NewestEnquiriesProps) {
  return (
    <div className="desk">
      <section aria-label="Newest enquiries">
        <h2>Newest enquiries</h2>
        {!items && <p role="status">The enquiries could not be loaded.</p>}
        {items?.length === 0 && <p className="quiet">The inbox is empty.</p>}
        <ul role="list">
          {items?.map((item) => (
            <EnquiryRow key={item._id} item={item} now={now} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function EnquiryRow({ item, now }: { item: DeskItem; now: number }) {
  const { _id, name, preview, unread, lastAt, waitsFor } = item
  const address = `/admin/desk/${encodeURIComponent(_id)}`
  return (
    <li className="newest-enquiry">
      <div className="desk-article">
        <span className="newest-enquiry-from">
          <Link to={address}>{name}</Link>
          {unread && <span className="state-badge">Unread</span>}
          <Marks item={item} />
        </span>
        <span className="quiet">
          <time dateTime={lastAt} title={writtenMoment(lastAt)}>
            {writtenAge(lastAt, now)}
          </time>
          {` · ${preview}`}
        </span>
      </div>
      {waitsFor === 'us' && (
        <Link className="newest-enquiry-answer" to={address} aria-label={`Answer ${name}`}>
          Answer
        </Link>
      )}
    </li>
  )
}
