import type { Place } from '../../../shared/place.ts'

/** Where a doctor sees people: addresses with ways to reach them. */
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
              <a href={`tel:${place.phone.replace(/[^+\d]/g, '')}`}>{place.phone}</a>
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
