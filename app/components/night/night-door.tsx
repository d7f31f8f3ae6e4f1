import { nightHeadings, signAtNight } from '../../../content/danger-signs/at-night.ts'
import { addressOf } from '../../../content/medical-pages.ts'
import { night } from '../../../content/night/night.ts'
import { nightPages } from '../../../content/night/night-pages.ts'
import { NightScript } from '../../ui/night-script/night-script.tsx'
import { StaticMarkup } from '../../ui/static-markup/static-markup.tsx'
import { EmergencyCalls } from './emergency-calls.tsx'

/** The doors above the home page, which shows them at night only. */
export function NightDoor() {
  return (
    <div className="night-at-home at-night">
      <StaticMarkup as="div" className="wrap-text night-door" content={door} />
      <NightScript />
    </div>
  )
}

const door = <DoorSection />

function DoorSection() {
  return (
    <section aria-labelledby="night-door">
      <p className="night-clock" />
      <h2 className="night-question" id="night-door">
        {night.title}
      </h2>
      <NightDoors />
    </section>
  )
}

/** The way to each page at night, and what cannot wait for any of them. */
export function NightDoors() {
  return (
    <>
      <p className="night-lead">{night.lead}</p>
      <ul className="night-doors" role="list">
        {nightPages.map((page) => (
          <li key={page.id}>
            <a href={addressOf(page)}>
              <strong>{page.headingName}</strong>
              <span>{page.heading}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="night-now">
        {nightHeadings.now}: {night.help.map(signAtNight).join('. ')}.
      </p>
      <EmergencyCalls />
      <p className="night-more">
        <a href="/articles">Search</a>
        <a href="/medicalsolution">All conditions</a>
        <a href="/find-a-doctor">Find a doctor</a>
      </p>
    </>
  )
}
