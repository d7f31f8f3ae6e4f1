import type { Place } from '../../../shared/place.ts'

/** Where a doctor sees patients: addresses and contact details. */
export function DoctorPlaces({ places }: { places: Place[] }) {
  return (
    <ul className="doctor-places" role="list">
      {places.map((place) => (
        <li key={JSON.stringify(place)}>
          <address>
            {lines(place).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {place.phone && (
            <p>
              <a href={`tel:${dialed(place.phone)}`}>{place.phone}</a>
            </p>
          )}
          {place.url && (
            <p>
              <a href={place.url} rel="noopener">
                Web site<span className="visually-hidden"> of {place.name || place.city}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function lines({ name, street, city, region, postalCode, country }: Place): string[] {
  const state = [region, postalCode].filter(Boolean).join(' ')
  return [name, street, [city, state].filter(Boolean).join(', '), country].filter(Boolean)
}

/** The digits to dial, without an extension such as "ext. 5" or "x5". */
function dialed(phone: string): string {
  const [number = ''] = phone.split(/ext|x|#|;/i)
  return number.replace(/[^+\d]/g, '')
}
