import { academy } from '../../content/academy.ts'
import { home } from '../../content/home.ts'
import { limits } from '../../shared/limits.ts'
import type { Route } from './+types/home.ts'
import { HeadMap } from '../components/head-map/head-map.tsx'
import { HomeHero } from '../components/home-hero/home-hero.tsx'
import { HomeDoctors } from '../components/home-sections/home-doctors.tsx'
import { InsuranceCoverage } from '../components/home-sections/insurance-coverage.tsx'
import { KeyBenefits } from '../components/home-sections/key-benefits.tsx'
import { MissionVision } from '../components/home-sections/mission-vision.tsx'
import { SolutionCarousels } from '../components/home-sections/solution-carousels.tsx'
import { Testimonial } from '../components/home-sections/testimonial.tsx'
import { WhyItWorks } from '../components/home-sections/why-it-works.tsx'
import { NightDoor } from '../components/night/night-door.tsx'
import { RelatedArticles } from '../components/related-articles/related-articles.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { toolPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = toolPage(Home)
export default Home

export async function loader({ context }: Route.LoaderArgs) {
  const { recentBlogs, doctors, settings } = context.get(servicesContext)
  const [recent, all] = await Promise.all([recentBlogs(), doctors.list()])
  return {
    articles: recent.slice(0, limits.recentArticles),
    doctors: all.slice(0, limits.doctorsOnHome),
    // Where the other samples have been removed, the testimonial goes too.
    sampleContent: settings.sampleContent && [...recent, ...all].some(({ sample }) => sample),
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `${academy.name}: ${home.tagline}`,
    description: home.lead,
    path: '/',
    jsonLd: { '@type': 'WebSite', name: academy.name, alternateName: academy.shortName },
  })

function Home({ loaderData: { articles, doctors, sampleContent } }: Route.ComponentProps) {
  const marked = [...articles, ...doctors].some(({ sample }) => !sample)
  return (
    <SiteFrame
      head={
        <>
          <NightDoor />
          <HomeHero />
        </>
      }
    >
      <div className="home">
        <div className="section wrap">
          <HeadMap />
        </div>
        <SolutionCarousels />
        <div className="section wrap home-articles">
          <RelatedArticles
            heading="Related Articles"
            articles={articles}
            empty="No articles found."
            more
            look="shelf"
            marked={marked}
          />
        </div>
        <HomeDoctors {...{ doctors, marked }} />
        <div className="section wrap home-reasons late">
          <KeyBenefits />
          <WhyItWorks />
        </div>
        <MissionVision />
        <Testimonial sample={sampleContent} />
        <InsuranceCoverage />
      </div>
    </SiteFrame>
  )
}
