import type { ReactNode } from 'react'
import { findCondition } from '../../../content/conditions/conditions.ts'
import type { Doctor, DoctorPage } from '../../../shared/doctor.ts'
import { languageName } from '../../../shared/languages.ts'
import { limits } from '../../../shared/limits.ts'
import { htmlText } from '../../../shared/html-text.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { dayOfTime } from '../review/review-dates.ts'
import { DoctorPlaces } from './doctor-places.tsx'

type DoctorSectionsProps = { doctor: Doctor } & Pick<DoctorPage, 'articles' | 'reviewed'>

/** The sections about a doctor; those without content are left out. */
export function DoctorSections({ doctor, articles, reviewed }: DoctorSectionsProps) {
  const { name, description, places, conditions, languages } = doctor
  const treated = conditions.flatMap((id) => findCondition(id) ?? [])
  return (
    <div className="doctor-sections">
      {htmlText(description) !== '' && (
        <Section id="about" heading="About">
          <RichText html={description} headingLevel={3} />
        </Section>
      )}
      {places.length > 0 && (
        <Section fact id="where" heading="Where">
          <DoctorPlaces places={places} />
        </Section>
      )}
      {treated.length > 0 && (
        <Section fact id="treats" heading="Treats">
          <ul className="chips" role="list">
            {treated.map(({ id, shortName }) => (
              <li key={id}>
                <a href={`/solution/${id}`}>{shortName}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {languages.length > 0 && (
        <Section fact id="languages" heading="Languages">
          <p>{languages.map(languageName).join(', ')}</p>
        </Section>
      )}
      {articles.length > 0 && (
        <Section id="articles" heading={`Articles by ${name}`}>
          <Pages
            pages={articles.map(({ _id, title, createdAt }) => ({
              path: `/articles/${_id}`,
              title,
              note: dayOfTime(createdAt),
            }))}
          />
          {articles.length === limits.doctorPage && (
            <p>
              <a href={`/articles?query=${encodeURIComponent(name)}`}>More Articles by "{name}"</a>
            </p>
          )}
        </Section>
      )}
      {reviewed.length > 0 && (
        <Section id="reviewed" heading={`Reviewed by ${name}`}>
          <Pages
            pages={reviewed.map(({ path, title, reviewedAt }) => ({
              path,
              title,
              note: `Reviewed ${dayOfTime(reviewedAt)}`,
            }))}
          />
          {reviewed.length === limits.doctorPage && (
            <p className="quiet">The newest {limits.doctorPage} reviews.</p>
          )}
        </Section>
      )}
      <License doctor={doctor} />
    </div>
  )
}

function License({ doctor: { license, npi, interests } }: { doctor: Doctor }) {
  if (!license && !npi && !interests) return null
  return (
    <Section fact id="license" heading="License and interests">
      {license && <p>License: {license}</p>}
      {npi && (
        <p>
          NPI: {npi} (
          <a href={`https://npiregistry.cms.hhs.gov/provider-view/${npi}`} rel="noopener">
            check it in the national registry
          </a>
          )
        </p>
      )}
      {interests && <p className="doctor-interests">Interests to declare: {interests}</p>}
    </Section>
  )
}

type SectionProps = {
  id: string
  heading: string
  /** A short fact, shown beside the texts if there is room. */
  fact?: boolean
  children: ReactNode
}

function Section({ id, heading, fact = false, children }: SectionProps) {
  return (
    <section className={fact ? 'doctor-fact stack' : 'stack'} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

type ListedPage = { path: string; title: string; note: string }

function Pages({ pages }: { pages: ListedPage[] }) {
  return (
    <ul className="doctor-pages" role="list">
      {pages.map(({ path, title, note }) => (
        <li key={path}>
          <a href={path}>{title}</a>
          <span className="quiet">{note}</span>
        </li>
      ))}
    </ul>
  )
}
