import { LinkButton } from '../../ui/button/link-button.tsx'
import { doctorAddress } from '../doctor-profile/doctor-address.ts'
import type { ShownDoctor } from '../doctor-profile/doctor-profile.tsx'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'

type HomeDoctorsProps = {
  doctors: ShownDoctor[]
  /** Marks every sample visibly. */
  marked?: boolean
}

/** Some of the site's authors, in a row that scrolls sideways on phones. */
export function HomeDoctors({ doctors, marked = false }: HomeDoctorsProps) {
  if (doctors.length === 0) return null
  return (
    <section className="section wrap home-doctors late" aria-labelledby="home-doctors">
      <h2 id="home-doctors">Who we are</h2>
      <ul className="sideways-row" role="list">
        {doctors.map(({ _id, name, specialty, location, image_url, sample }) => (
          <li key={_id}>
            <StoredPicture
              address={image_url}
              alt=""
              placeholder="doctor"
              sizes="(min-width: 60em) 16rem, 10rem"
            />
            <h3>
              <a href={doctorAddress(_id)}>{name}</a>
            </h3>
            <p>{specialty || location}</p>
            {sample && <SampleMark of="profile" amongSamples={!marked} />}
          </li>
        ))}
      </ul>
      <LinkButton to="/doctors-behind" look="quiet">
        Our doctors
      </LinkButton>
    </section>
  )
}
