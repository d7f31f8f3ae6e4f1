import { data } from 'react-router'
import { academy } from '../../content/academy.ts'
import type { Condition } from '../../content/conditions/condition.ts'
import { findCondition, sourcesOf } from '../../content/conditions/conditions.ts'
import { groupOf, linksTo } from '../../content/solution-groups.ts'
import { limits } from '../../shared/limits.ts'
import type { Route } from './+types/condition.ts'
import { listedArticle } from '../components/article-list/article-list.tsx'
import { CitedText } from '../components/citations/cited-text.tsx'
import { findCitations } from '../components/citations/citations.ts'
import { SourceList } from '../components/citations/source-list.tsx'
import { ConditionCare } from '../components/condition/condition-care.tsx'
import { ConditionSigns } from '../components/condition/condition-signs.tsx'
import { conditionStructure } from '../components/condition/condition-structure.ts'
import { ConditionTypes } from '../components/condition/condition-types.tsx'
import { ProductCare } from '../components/condition/product-care.tsx'
import { SelfCare } from '../components/condition/self-care.tsx'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { HelpCards } from '../components/help-cards/help-cards.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { RelatedArticles } from '../components/related-articles/related-articles.tsx'
import { RoundLinks } from '../components/round-links/round-links.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { TableOfContents } from '../components/table-of-contents/table-of-contents.tsx'
import { withDrawingAddress } from '../ui/drawing-address.ts'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(ConditionPage)
export default ConditionPage

const notFound = 'Solution not found.'

export async function loader({ params, context }: Route.LoaderArgs) {
  const condition = findCondition(params.id)
  if (!condition) return data(null, { status: 404 })
  const { blogs, socialImages } = context.get(servicesContext)
  const { items, total } = await blogs.list({
    tag: condition.shortName,
    limit: limits.relatedArticles,
    page: 1,
  })
  const group = groupOf(condition)
  return data({
    condition,
    socialImage: socialImages.conditionAddress(condition),
    articles: items.map(listedArticle),
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
  const { condition, socialImage, trail } = args.loaderData
  return pageMeta(args, {
    title: condition.headingName,
    description: condition.heading,
    path: `/solution/${condition.id}`,
    type: 'article',
    image: { path: socialImage, alt: `${condition.headingName}. ${condition.image.alt}` },
    trail,
    jsonLd: conditionStructure(condition),
  })
}

function ConditionPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage title={notFound} text="We have no page for this condition." />
      </SiteFrame>
    )
  }
  const { condition, articles, total, trail } = loaderData
  const { sources, ofSigns } = sourcesOf(condition)
  const signsNote = `Where this advice comes from: [${ofSigns.join(', ')}]`
  const citations = findCitations([signsNote, ...citedTextsOf(condition)])
  const closeOnes = condition.seeAlso.flatMap((id) => findCondition(id) ?? [])
  return (
    <SiteFrame>
      <PageIntro
        title={condition.headingName}
        trail={trail}
        picture={withDrawingAddress(condition.image)}
        compact
      >
        <p>{condition.heading}</p>
      </PageIntro>
      <div className="wrap condition-page">
        <HelpCards signs={condition.help}>
          <p className="condition-note">
            <CitedText text={signsNote} citations={citations} />
          </p>
        </HelpCards>
        <div className="condition-reading">
          <p className="condition-description">{condition.description}</p>
          <TableOfContents entries={contentsOf(condition)} />
        </div>
        <ConditionSigns symptoms={condition.symptoms} />
        <SelfCare selfCare={condition.selfCare} citations={citations} />
        <div className="condition-columns">
          <ConditionCare condition={condition} citations={citations} />
        </div>
        <ConditionTypes condition={condition} />
        <div className="condition-columns">
          <section className="stack condition-text" aria-labelledby="known">
            <h2 id="known">What is known</h2>
            <p>
              <CitedText text={condition.shortDescription1} citations={citations} />
            </p>
            <p>
              <CitedText text={condition.shortDescription2} citations={citations} />
            </p>
          </section>
          {condition.productCare && (
            <ProductCare productCare={condition.productCare} citations={citations} />
          )}
        </div>
        <SourceList sources={sources} citations={citations} />
        <section className="stack-wide" aria-labelledby="see-also">
          <h2 id="see-also">See also</h2>
          <RoundLinks links={linksTo(...closeOnes)} />
        </section>
        <RelatedArticles
          heading={`Related Articles by "${condition.shortName}"`}
          articles={articles}
          empty={`No articles related to "${condition.shortName}"`}
          more={total > limits.relatedArticles}
        />
      </div>
    </SiteFrame>
  )
}

/** The texts that may carry markers, in the order of the page. */
function citedTextsOf(condition: Condition): string[] {
  const { selfCare, tests, treatments, causes, productCare } = condition
  return [
    ...selfCare.do,
    ...selfCare.avoid,
    tests,
    ...treatments,
    causes,
    condition.shortDescription1,
    condition.shortDescription2,
    ...(productCare ? [productCare.can, productCare.cannot] : []),
  ]
}

function contentsOf({ typesOf, productCare }: Condition) {
  const product = { id: 'product-care', text: `What ${academy.product} can do` }
  return [
    { id: 'signs', text: 'Signs and risks' },
    { id: 'self-care', text: 'What you can do' },
    { id: 'tests', text: 'Tests and treatments' },
    { id: 'causes', text: 'Causes' },
    { id: 'types', text: `Types of ${typesOf}` },
    { id: 'known', text: 'What is known' },
    ...(productCare ? [product] : []),
    { id: 'sources', text: 'Sources' },
    { id: 'related-articles', text: 'Related articles' },
  ]
}
