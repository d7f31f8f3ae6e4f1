import type { LegalPage } from '../../../content/legal/legal-page.ts'
import { legalLinks } from '../../../content/navigation.ts'
import { headingIds } from '../../../shared/article-outline.ts'
import { PageIntro } from '../page-intro/page-intro.tsx'
import { dayInWords } from '../review/review-dates.ts'
import { SiteFrame } from '../site-frame/site-frame.tsx'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'
import { LegalSection } from './legal-section.tsx'

type LegalTextProps = {
  page: LegalPage
  /** The page's versions, newest first. */
  versions?: readonly { version: string; since: string }[]
  /** Of an earlier version: which. */
  version?: string
}

const none: NonNullable<LegalTextProps['versions']> = []

/** One whole legal page, as it is or as it was. */
export function LegalText({ page, versions = none, version }: LegalTextProps) {
  const lastChanged = versions[0]?.since ?? page.lastChanged
  const headings = page.sections.map(({ heading }) => heading)
  const entries = headingIds(headings).map((id, index) => ({ id, text: headings[index]! }))
  return (
    <SiteFrame>
      <PageIntro title={page.title}>
        <p className="legal-date">Effective date: {page.effectiveDate}</p>
        {version === undefined ? (
          <p className="legal-date">
            Last changed <time dateTime={lastChanged}>{dayInWords(lastChanged)}</time>
          </p>
        ) : (
          <p className="legal-date">
            In force since {dayInWords(version.slice(0, 10))}.{' '}
            <a href={page.path}>See the page as it is now</a>
          </p>
        )}
      </PageIntro>
      <div className="wrap legal-text">
        <TableOfContents entries={entries} />
        <div className="legal-sections">
          <p>{page.description}</p>
          {page.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {page.sections.map((section, index) => (
            <LegalSection key={entries[index]!.id} id={entries[index]!.id} section={section} />
          ))}
          <Versions of={page} versions={versions} />
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

function Versions({
  of: { path },
  versions,
}: {
  of: LegalPage
  versions: NonNullable<LegalTextProps['versions']>
}) {
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ul>
        {versions.map(({ version, since }) => (
          <li key={version}>
            <a href={`${path}/versions/${version}`}>In force since {dayInWords(since)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
