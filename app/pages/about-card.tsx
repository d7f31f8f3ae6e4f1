import { data } from 'react-router'
import { findAboutCard } from '../../content/about.ts'
import { outlineArticle } from '../../shared/article-outline.ts'
import type { Route } from './+types/about-card.ts'
import { AboutCards } from '../components/about-cards/about-cards.tsx'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { TableOfContents } from '../components/table-of-contents/table-of-contents.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = readingPage(AboutCardPage)
export default AboutCardPage

const trail = [{ label: 'About', to: '/about' }]
const notFound = 'Content not found.'

export function loader({ params }: Route.LoaderArgs) {
  const card = findAboutCard(params.card)
  return card ? data({ card, ...outlineArticle(card.html) }) : data(null, { status: 404 })
}

export const meta: Route.MetaFunction = (args) => {
  const card = args.loaderData?.card
  if (!card) {
    return pageMeta(args, { title: notFound, description: notFound, noindex: true })
  }
  return pageMeta(args, {
    title: card.heading,
    description: card.description,
    path: `/about/${card.id}`,
    trail,
    jsonLd: { '@type': 'AboutPage', name: card.heading },
  })
}

function AboutCardPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage title={notFound} text="There is no page at this address." />
      </SiteFrame>
    )
  }
  const { card, html, entries } = loaderData
  return (
    <SiteFrame>
      <PageIntro title={card.heading} trail={trail} kind="reading">
        <p>{card.description}</p>
      </PageIntro>
      <div className="wrap about-card-page">
        <div className="about-card-reading">
          <TableOfContents entries={entries} />
          <RichText html={html} headingLevel={2} />
        </div>
        <AboutCards except={`/about/${card.id}`} />
      </div>
    </SiteFrame>
  )
}
