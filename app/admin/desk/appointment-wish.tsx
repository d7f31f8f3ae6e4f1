import type { DeskEnquiry } from '../../../shared/desk.ts'
import { TelephoneLink } from './telephone-link.tsx'

/** What somebody who asks for an appointment wishes; nothing for other enquiries. */
export function AppointmentWish({ wish }: Pick<DeskEnquiry, 'wish'>) {
  if (!wish) return null
  const { telephone, days, first } = wish
  return (
    <section className="desk-wish" aria-labelledby="wish">
      <h2 id="wish">For an appointment</h2>
      <dl>
        {telephone && (
          <div>
            <dt>Telephone</dt>
            <dd>
              <TelephoneLink number={telephone} />
            </dd>
          </div>
        )}
        {days && (
          <div>
            <dt>Days</dt>
            <dd>{days}</dd>
          </div>
        )}
        {first !== null && (
          <div>
            <dt>First visit</dt>
            <dd>{first ? 'Yes' : 'No'}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
