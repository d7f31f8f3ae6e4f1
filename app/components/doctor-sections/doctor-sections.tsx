import type { ReactNode } from 'react'
import type { Doctor, DoctorPage } from '../../../shared/doctor.ts'
import { htmlText } from '../../../shared/html-text.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { dayOfTime } from '../review/review-dates.ts'

type DoctorSectionsProps = { doctor: Doctor } & Pick<DoctorPage, 'articles' | 'reviewed'>

/** What there is to say of a doctor: a section without content is not there. */
export function DoctorSections({ doctor, articles, reviewed }: DoctorSectionsProps) {
  const { name, description, interests } = doctor
  return (
    <div className="doctor-sections">
      {htmlText(description) !== '' && (
        <Section id="about" heading="About">
          <RichText html={description} headingLevel={3} />
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
        </Section>
      )}
      {interests !== '' && (
        <Section id="license" heading="License and interests">
          <p className="doctor-interests">Interests to declare: {interests}</p>
        </Section>
      )}
    </div>
  )
}

type SectionProps = { id: string; heading: string; children: ReactNode }

function Section({ id, heading, children }: SectionProps) {
  return (
    <section className="stack" aria-labelledby={id}>
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
