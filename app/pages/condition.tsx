import { data } from 'react-router'
import { sourcesOf } from '../../content/conditions/conditions.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { addressOf, findMedicalPage, reviewKindOf } from '../../content/medical-pages.ts'
import { groupOf, linksTo } from '../../content/solution-groups.ts'
import { limits } from '../../shared/limits.ts'
import type { Route } from './+types/condition.ts'
import { conditionMinutes } from '../components/condition/condition-minutes.ts'
import { conditionStructure } from '../components/condition/condition-structure.ts'
import { ConditionText } from '../components/condition/condition-text.tsx'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { HeadFigure } from '../components/head-figure/head-figure.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { PageUseful } from '../components/page-useful/page-useful.tsx'
import { RelatedArticles } from '../components/related-articles/related-articles.tsx'
import { reviewStructure } from '../components/review/review-structure.ts'
import { TrustLine } from '../components/review/trust-line.tsx'
import { RoundLinks } from '../components/round-links/round-links.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { withDrawingAddress } from '../ui/drawing-address.ts'
import { medicalPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = medicalPage(ConditionPage)
export default ConditionPage

const notFound = 'Solution not found.'

const closeTo = ({ seeAlso }: MedicalPage) => seeAlso.flatMap((id) => findMedicalPage(id) ?? [])

/** A condition or a guide, at the address of its own kind only. */
export async function loader(args: Route.LoaderArgs) {
  const condition = findMedicalPage(args.params.id)
  if (!condition) return data(null, { status: 404 })
  const isGuideAddress = new URL(args.request.url).pathname.startsWith('/guides/')
  if (isGuideAddress !== (condition.kind === 'guide')) return data(null, { status: 404 })
  const { blogs, reviews, socialImages } = args.context.get(servicesContext)
  const { items, total } = await blogs.related({
    tag: condition.shortName,
    relatedTags: closeTo(condition).map(({ shortName }) => shortName),
    limit: limits.relatedArticles,
  })
  const group = groupOf(condition)
  return data({
    condition,
    socialImage: socialImages.medicalPageAddress(condition),
    review: await reviews.of(reviewKindOf(condition), condition.id),
    sources: sourcesOf(condition).sources.length,
    minutes: conditionMinutes(condition),
    articles: items,
    total,
    trail: [
      { label: 'Medical Solutions', to: '/medicalsolution' },
      { label: group.title, to: group.to },
    ],
  })
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    return pageMeta(args, { title: notFound, description: notFound, noindex: true })
  }
  const { condition, review, socialImage, trail } = args.loaderData
  const siteUrl = args.matches[0].loaderData?.siteUrl ?? ''
  return pageMeta(args, {
    title: condition.headingName,
    description: condition.heading,
    path: addressOf(condition),
    type: 'article',
    image: { path: socialImage, alt: `${condition.headingName}. ${condition.image.alt}` },
    trail,
    jsonLd: { ...conditionStructure(condition), ...reviewStructure(review, siteUrl) },
  })
}

/** Drawings with words, or with parts that move, are more than a picture. */
function headPicture(condition: MedicalPage) {
  if (!condition.image.labels && !condition.view)
    return { picture: withDrawingAddress(condition.image) }
  return { figure: { part: <HeadFigure page={condition} />, wide: Boolean(condition.view) } }
}

function ConditionPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage title={notFound} text="We have no page at this address." />
      </SiteFrame>
    )
  }
  const { condition, review, sources, minutes, articles, total, trail } = loaderData
  return (
    <SiteFrame>
      <PageIntro
        title={condition.headingName}
        trail={trail}
        {...headPicture(condition)}
        kind="reading"
      >
        <p>{condition.heading}</p>
        <div className="condition-facts">
          <TrustLine review={review} />
          <p>
            <a className="where-wide" href="#self-care">
              What to do today
            </a>
            <a href="#sources">{sources} sources</a>
            <span className="where-wide">
              {minutes} minutes<span className="visually-hidden"> to read</span>
            </span>
          </p>
        </div>
      </PageIntro>
      <div className="wrap condition-page">
        <ConditionText condition={condition} review={review} />
        <section className="stack-wide late" aria-labelledby="see-also">
          <h2 id="see-also">See also</h2>
          <RoundLinks links={linksTo(...closeTo(condition))} />
        </section>
        <RelatedArticles
          heading={`Related Articles by "${condition.shortName}"`}
          articles={articles}
          empty={`No articles related to "${condition.shortName}"`}
          more={total > limits.relatedArticles}
        />
      </div>
      <PageUseful />
    </SiteFrame>
  )
}
