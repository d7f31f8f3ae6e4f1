import { accessibility } from '../../content/accessibility.ts'
import { perWords } from '../../content/words/live.ts'
import { outlineArticle } from '../../shared/article-outline.ts'
import type { Route } from './+types/accessibility.ts'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { dayInWords } from '../components/review/review-dates.ts'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { TableOfContents } from '../components/table-of-contents/table-of-contents.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { servicesContext } from '../route-helpers/request-context.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = readingPage(AccessibilityPage)
export default AccessibilityPage

const outlined = perWords(() => outlineArticle(accessibility.html))

export function loader({ context }: Route.LoaderArgs) {
  const savedAt = context.get(servicesContext).wordStore.savedAt('accessibility')
  return { lastChanged: savedAt?.slice(0, 10) ?? accessibility.date }
}

export const meta: Route.MetaFunction = (args) => {
  const { heading, description } = accessibility
  return pageMeta(args, { title: heading, description, path: '/accessibility' })
}

function AccessibilityPage({ loaderData: { lastChanged } }: Route.ComponentProps) {
  const { heading, description } = accessibility
  const { html, entries } = outlined()
  return (
    <SiteFrame>
      <PageIntro title={heading} kind="reading">
        <p>{description}</p>
        <p className="quiet">
          Last changed <time dateTime={lastChanged}>{dayInWords(lastChanged)}</time>
        </p>
      </PageIntro>
      <div className="wrap about-card-reading">
        <TableOfContents entries={entries} />
        <RichText html={html} headingLevel={2} />
      </div>
    </SiteFrame>
  )
}
