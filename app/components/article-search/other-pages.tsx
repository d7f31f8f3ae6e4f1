export type OtherPagesProps = {
  conditions: { id: string; name: string }[]
  doctors: { id: string; name: string; location: string }[]
}

/** What a search finds besides articles; nothing where it finds nothing. */
export function OtherPages({ conditions, doctors }: OtherPagesProps) {
  if (conditions.length === 0 && doctors.length === 0) return null
  return (
    <div className="other-pages">
      {conditions.length > 0 && (
        <section aria-labelledby="found-conditions">
          <h2 id="found-conditions">Pages about conditions</h2>
          <ul role="list">
            {conditions.map(({ id, name }) => (
              <li key={id}>
                <a href={`/solution/${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {doctors.length > 0 && (
        <section aria-labelledby="found-doctors">
          <h2 id="found-doctors">Doctors</h2>
          <ul role="list">
            {doctors.map(({ id, name, location }) => (
              <li key={id}>
                <a href={`/doctors/${id}`}>{name}</a>
                {location && <span className="quiet">{location}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
