import { data } from 'react-router'
import { readingMinutes } from '../../shared/html-text.ts'
import type { Route } from './+types/preview.ts'
import { Article, outlineText } from '../components/article/article.tsx'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PreviewBar } from '../components/preview-bar/preview-bar.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { privateHeaders, privateMeta } from '../route-helpers/private-link.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(PreviewPage)
export default PreviewPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const { doctors, previewLinks } = context.get(servicesContext)
  const preview = await previewLinks.open(params.token)
  if (!preview) return data(null, { status: 404 })
  // A page whose words are previewed is shown in place of this one: see `public-pages.tsx`.
  if (preview.state !== 'unpublished') return data(preview)
  const { article } = preview
  return data({
    ...preview,
    author: article.author_id ? await doctors.find(article.author_id._id) : undefined,
    outline: outlineText(article.long_description),
    minutes: readingMinutes(article.blog_summary + article.long_description),
  })
}

export const headers = privateHeaders

export const meta: Route.MetaFunction = () => privateMeta('Preview')

function PreviewPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage
          title="This preview link does not work"
          text="It may have ended or been revoked, or part of it may be missing. Please ask for a new one."
        />
      </SiteFrame>
    )
  }
  if (loaderData.state === 'published') {
    return (
      <SiteFrame>
        <PageIntro title="This has been published.">
          <p>Readers can see the article now, so this preview has ended.</p>
        </PageIntro>
        <div className="wrap error-page-ways">
          <LinkButton to={loaderData.path}>Read the article</LinkButton>
        </div>
      </SiteFrame>
    )
  }
  if (loaderData.state === 'words') return null
  const { article, author, outline, minutes, savedAt } = loaderData
  return (
    <SiteFrame>
      <PreviewBar savedAt={savedAt} />
      <Article {...{ article, author, outline, minutes }} unfinished />
    </SiteFrame>
  )
}
