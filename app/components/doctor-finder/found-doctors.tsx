import type { Doctor } from '../../../shared/doctor.ts'
import { languageName } from '../../../shared/languages.ts'
import { doctorAddress, visitSheetAddress } from '../doctor-profile/doctor-address.ts'
import { DoctorFacts, DoctorTitles } from '../doctor-profile/doctor-profile.tsx'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'

/** The doctors found, each with what helps to choose. `condition` is the one that was asked for. */
export function FoundDoctors({ doctors, condition }: { doctors: Doctor[]; condition?: string }) {
  const amongSamples = doctors.every(({ sample }) => sample)
  return (
    <ul className="found-doctors" role="list">
      {doctors.map((doctor) => (
        <li key={doctor._id}>
          <StoredPicture
            address={doctor.image_url}
            alt=""
            placeholder="doctor"
            sizes="(min-width: 44em) 7rem, 5rem"
          />
          <div>
            <div className="name-with-mark">
              <h3>
                <a href={doctorAddress(doctor._id)}>{doctor.name}</a>
              </h3>
              {doctor.sample && <SampleMark of="profile" amongSamples={amongSamples} />}
            </div>
            <DoctorTitles doctor={doctor} />
            {whereabouts(doctor) && <p>{whereabouts(doctor)}</p>}
            {doctor.languages.length > 0 && (
              <p>Speaks {doctor.languages.map(languageName).join(', ')}</p>
            )}
            <DoctorFacts doctor={doctor} />
            <p>
              <a href={visitSheetAddress(doctor._id, condition)}>A sheet for my visit</a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function whereabouts({ places, location }: Doctor): string {
  const cities = places.map(({ name, city, region }) =>
    [name, city, region].filter(Boolean).join(', '),
  )
  return cities.join(' · ') || location
}
