import { memoize } from '#memoize'
import { data } from 'react-router'
import { readingMinutes } from '../../shared/html-text.ts'
import { limits } from '../../shared/limits.ts'
import { announcesSamples } from '../../shared/samples.ts'
import type { Route } from './+types/article.ts'
import { Article, outlineText } from '../components/article/article.tsx'
import { articleStructure } from '../components/article-head/article-structure.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PageUseful } from '../components/page-useful/page-useful.tsx'
import { RelatedArticles } from '../components/related-articles/related-articles.tsx'
import { reviewStructure } from '../components/review/review-structure.ts'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { articlePage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = articlePage(ArticlePage)
export default ArticlePage

// Computed once per text, because the page is rendered again with every change of the site.
const outlined = memoize(outlineText, 4_000_000)
const minutesFor = memoize(readingMinutes, 4_000_000)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { blogs, images, questionedPages, recentBlogs, settings, socialImages } =
    context.get(servicesContext)
  const found = await blogs.findSigned(params.id)
  if (!found) return data(null, { status: 404 })
  const { article, interests, isAuthorSample } = found
  const { _id: id, createdAt } = article
  const [recent, isQuestioned, { focal, alt }] = await Promise.all([
    recentBlogs(),
    questionedPages(),
    images.library.described(article.image_url),
  ])
  return data({
    article,
    author: article.author_id ? { ...article.author_id, sample: isAuthorSample } : undefined,
    pictureAlt: alt,
    socialImage: socialImages.articleAddress({
      ...article,
      author: article.author_id?.name ?? '',
      focal,
    }),
    review: {
      ...article.review,
      interests,
      isQuestioned: isQuestioned({ kind: 'article', id, createdAt }),
    },
    outline: outlined(article.long_description),
    address: `${settings.siteUrl}/articles/${article._id}`,
    minutes: minutesFor(article.blog_summary + article.long_description),
    related: recent.filter(({ _id }) => _id !== article._id).slice(0, limits.recentArticles),
  })
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    const title = 'Article not found'
    return pageMeta(args, { title, description: title, noindex: true })
  }
  const { article, author, review, socialImage } = args.loaderData
  const siteUrl = args.matches[0].loaderData?.siteUrl ?? ''
  return pageMeta(args, {
    title: article.title,
    description: article.brief_description,
    path: `/articles/${article._id}`,
    type: 'article',
    image: {
      path: socialImage,
      alt: article.sample
        ? `${article.title}, a sample article`
        : author
          ? `${article.title}, by ${author.name}`
          : article.title,
    },
    jsonLd: {
      ...articleStructure(article, author, siteUrl, socialImage),
      ...reviewStructure(review, siteUrl),
    },
    noindex: article.sample && !announcesSamples(siteUrl),
  })
}

function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage
          title="Article not found"
          text="There is no article at this address. It may have been taken down, or the link may contain a typo."
        />
      </SiteFrame>
    )
  }
  const { article, author, pictureAlt, address, review, outline, minutes, related } = loaderData
  return (
    <SiteFrame>
      <Article {...{ article, author, pictureAlt, address, review, outline, minutes }} />
      <div className="wrap article-related">
        <RelatedArticles
          heading="Related Articles"
          articles={related}
          empty="No articles found."
          more
          marked={!article.sample}
        />
      </div>
      <PageUseful />
    </SiteFrame>
  )
}
