import type { LegalPage } from '../../../content/legal/legal-page.ts'
import { legalLinks } from '../../../content/navigation.ts'
import { slugFrom } from '../../../shared/slug.ts'
import { PageIntro } from '../page-intro/page-intro.tsx'
import { dayInWords } from '../review/review-dates.ts'
import { SiteFrame } from '../site-frame/site-frame.tsx'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { LegalSection } from './legal-section.tsx'

/** One whole legal page. */
export function LegalText({ page }: { page: LegalPage }) {
  const entries = page.sections.map(({ heading }) => ({
    id: `section-${slugFrom(heading)}`,
    text: heading,
  }))
  return (
    <SiteFrame>
      <PageIntro title={page.title}>
        <p className="legal-date">Effective date: {page.effectiveDate}</p>
        <p className="legal-date">
          Last changed <time dateTime={page.lastChanged}>{dayInWords(page.lastChanged)}</time>
        </p>
      </PageIntro>
      <div className="wrap legal-text">
        <TableOfContents entries={entries} />
        <div className="legal-sections">
          <p>{page.description}</p>
          {page.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {page.sections.map((section, index) => (
            <LegalSection key={section.heading} id={entries[index]!.id} section={section} />
          ))}
          <OtherLegalPages path={page.path} />
        </div>
      </div>
    </SiteFrame>
  )
}

function OtherLegalPages({ path }: Pick<LegalPage, 'path'>) {
  return (
    <nav className="legal-others" aria-label="Other legal pages">
      <ul role="list">
        {legalLinks
          .filter(({ to }) => to !== path)
          .map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
