import type { Doctor } from '../../../shared/doctor.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** What a page shows about a doctor. */
export type ShownDoctor = Omit<Doctor, 'createdAt' | 'updatedAt'>

/** A doctor's degrees and field. */
export function DoctorTitles({ doctor: { credentials, specialty } }: { doctor: ShownDoctor }) {
  const titles = [credentials, specialty].filter(Boolean)
  return titles.length > 0 && <p className="quiet">{titles.join(' · ')}</p>
}

type Facts = Pick<Doctor, 'newPatients' | 'telehealth' | 'sample'>

/** Whether and how people can visit; nothing for a made-up doctor. */
export function DoctorFacts({ doctor }: { doctor: Facts }) {
  if (doctor.sample) return null
  const facts = [
    doctor.newPatients === 'yes' && 'Takes new patients',
    doctor.newPatients === 'no' && 'Takes no new patients',
    doctor.telehealth && 'Sees people by video',
  ].filter((fact) => fact !== false)
  return facts.length > 0 && <p className="doctor-facts">{facts.join(' · ')}</p>
}

/** Ways to contact a doctor. */
export function DoctorContact({ doctor }: { doctor: ShownDoctor }) {
  return (
    <ul className="doctor-contact" role="list">
      {doctor.location && (
        <li>
          <Icon name="place" />
          <span>
            <span className="visually-hidden">Clinic location: </span>
            {doctor.location}
          </span>
        </li>
      )}
      {doctor.email && (
        <li>
          <Icon name="mail" />
          {/* Nobody reads a made-up doctor's mail. */}
          {doctor.sample ? (
            <EmailText email={doctor.email} />
          ) : (
            <a href={`mailto:${doctor.email}`}>
              <EmailText email={doctor.email} />
            </a>
          )}
        </li>
      )}
      {doctor.linkedin && (
        <li>
          <Icon name="linkedin" />
          <a href={doctor.linkedin} rel="noopener">
            LinkedIn<span className="visually-hidden"> profile of {doctor.name}</span>
          </a>
        </li>
      )}
    </ul>
  )
}
