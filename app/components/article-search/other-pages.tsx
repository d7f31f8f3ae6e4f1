import { SampleMark } from '../sample-mark/sample-mark.tsx'

export type OtherPagesProps = {
  also?: { name: string; address: string; sample: boolean }
  conditions: { name: string; address: string }[]
  doctors: { id: string; name: string; location: string; sample: boolean }[]
}

type Props = OtherPagesProps & {
  /** Marks every sample visibly. */
  marked?: boolean
}

/** Search results besides articles; renders nothing if there are none. */
export function OtherPages({ also, conditions, doctors, marked = false }: Props) {
  if (!also && conditions.length === 0 && doctors.length === 0) return null
  return (
    <div className="other-pages">
      {also && (
        <section aria-labelledby="found-also">
          <h2 id="found-also">Also about this</h2>
          <ul role="list">
            <li className="name-with-mark">
              {also.address.startsWith('/articles/') ? (
                <span>
                  {also.name} <a href={also.address}>Read the article</a>
                </span>
              ) : (
                <a href={also.address}>{also.name}</a>
              )}
              {also.sample && <SampleMark of="article" amongSamples={!marked} />}
            </li>
          </ul>
        </section>
      )}
      {conditions.length > 0 && (
        <section aria-labelledby="found-conditions">
          <h2 id="found-conditions">Pages about conditions</h2>
          <ul role="list">
            {conditions.map(({ name, address }) => (
              <li key={address}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {doctors.length > 0 && (
        <section aria-labelledby="found-doctors">
          <h2 id="found-doctors">Doctors</h2>
          <ul role="list">
            {doctors.map(({ id, name, location, sample }) => (
              <li key={id}>
                <span className="name-with-mark">
                  <a href={`/doctors/${id}`}>{name}</a>
                  {sample && <SampleMark of="profile" amongSamples={!marked} />}
                </span>
                {location && <span className="quiet">{location}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
