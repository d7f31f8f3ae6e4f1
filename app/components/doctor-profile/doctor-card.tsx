import type { ReactNode } from 'react'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { richTextWords } from '../../ui/rich-text/rich-text-words.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'
import { doctorAddress } from './doctor-address.ts'
import type { ShownDoctor } from './doctor-profile.tsx'

type DoctorCardProps = {
  doctor: ShownDoctor
  headingLevel: 2 | 3
  /** Whether all doctors around it are samples too. */
  amongSamples?: boolean
  /** Shown before anything is unfolded. */
  children?: ReactNode
  /** Shown after the description, once unfolded. */
  more?: ReactNode
}

/** One doctor in a list: the essentials, with the full description to unfold. */
export function DoctorCard(props: DoctorCardProps) {
  const { doctor, headingLevel, amongSamples, children, more } = props
  const Heading = `h${headingLevel}` as const
  const id = `doctor-${doctor._id}`
  const about = richTextWords(doctor.description)
  return (
    <article className="doctor-card" id={id} aria-labelledby={`${id}-name`}>
      <div className="doctor-card-head">
        <StoredPicture
          address={doctor.image_url}
          alt={`Portrait of ${doctor.name}`}
          placeholder="doctor"
          sizes="6rem"
        />
        <div>
          {doctor.sample && <SampleMark of="profile" {...(amongSamples && { amongSamples })} />}
          <Heading id={`${id}-name`}>
            <a href={doctorAddress(doctor._id)}>{doctor.name}</a>
          </Heading>
          <p className="doctor-card-line">{oneLine(doctor, about)}</p>
          {doctor.location && (
            <p className="doctor-card-line">
              <span className="visually-hidden">Clinic location: </span>
              {doctor.location}
            </p>
          )}
        </div>
      </div>
      {children}
      <Contact doctor={doctor} />
      {(about || more) && (
        <details>
          <summary>
            <span>
              About<span className="visually-hidden"> {doctor.name}</span>
              {more && ' and articles'}
            </span>
          </summary>
          {about && (
            <RichText html={doctor.description} headingLevel={headingLevel === 2 ? 3 : 4} />
          )}
          {more}
        </details>
      )}
    </article>
  )
}

function Contact({ doctor: { name, email, linkedin } }: { doctor: ShownDoctor }) {
  if (!email && !linkedin) return null
  return (
    <p className="doctor-card-contact">
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          <EmailText email={email} />
        </a>
      )}
      {linkedin && (
        <a href={linkedin} rel="noopener" aria-label={`LinkedIn profile of ${name}`}>
          <Icon name="linkedin" />
        </a>
      )}
    </p>
  )
}

/** Degrees and field, or else the first sentence of the description. */
function oneLine({ credentials, specialty }: ShownDoctor, about: string): string {
  const titles = [credentials, specialty].filter(Boolean).join(' · ')
  return titles || (/^.*?[.!?](?=\s|$)/s.exec(about)?.[0] ?? '')
}
