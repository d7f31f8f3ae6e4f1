import type { ReactNode } from 'react'
import type { Doctor } from '../../../shared/doctor.ts'
import { richTextWords } from '../../ui/rich-text/rich-text-words.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'
import { doctorAddress } from './doctor-address.ts'

/** What a page shows of a doctor. */
export type ShownDoctor = Omit<Doctor, 'createdAt' | 'updatedAt'>

type DoctorProfileProps = {
  doctor: ShownDoctor
  headingLevel: 2 | 3
  /** What follows the description. */
  children?: ReactNode
}

/** Photo, name, ways to reach and description of one doctor. */
export function DoctorProfile({ doctor, headingLevel, children }: DoctorProfileProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className="doctor-profile"
      id={`doctor-${doctor._id}`}
      aria-labelledby={`doctor-${doctor._id}-name`}
    >
      <StoredPicture
        address={doctor.image_url}
        alt={`Portrait of ${doctor.name}`}
        placeholder="doctor"
        sizes="(min-width: 44em) 13rem, 8rem"
      />
      <div className="stack">
        <div>
          <div className="name-with-mark">
            <Heading id={`doctor-${doctor._id}-name`}>
              <a href={doctorAddress(doctor._id)}>{doctor.name}</a>
            </Heading>
            {doctor.sample && <SampleMark of="profile" />}
          </div>
          <DoctorTitles doctor={doctor} />
        </div>
        <DoctorContact doctor={doctor} />
        {richTextWords(doctor.description) && (
          <RichText html={doctor.description} headingLevel={headingLevel === 2 ? 3 : 4} />
        )}
        {children}
      </div>
    </article>
  )
}

/** Degrees and field of a doctor. */
export function DoctorTitles({ doctor: { credentials, specialty } }: { doctor: ShownDoctor }) {
  const titles = [credentials, specialty].filter(Boolean)
  return titles.length > 0 && <p className="quiet">{titles.join(' · ')}</p>
}

/** Whether people can come, and how. */
export function DoctorFacts({ doctor }: { doctor: Pick<Doctor, 'newPatients' | 'telehealth'> }) {
  const facts = [
    doctor.newPatients === 'yes' && 'Takes new patients',
    doctor.newPatients === 'no' && 'Takes no new patients',
    doctor.telehealth && 'Sees people by video',
  ].filter((fact) => fact !== false)
  return facts.length > 0 && <p className="doctor-facts">{facts.join(' · ')}</p>
}

/** Ways to reach a doctor. */
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
          <a href={`mailto:${doctor.email}`}>
            <EmailText email={doctor.email} />
          </a>
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
