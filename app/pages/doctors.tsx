import { doctorsPage } from '../../content/list-pages.ts'
import { doctorsPageQuery } from '../../shared/doctor-search.ts'
import { limits } from '../../shared/limits.ts'
import type { DoctorWithArticles } from '../../server/doctors/doctor-repository.ts'
import type { Route } from './+types/doctors.ts'
import { DoctorCard } from '../components/doctor-profile/doctor-card.tsx'
import { doctorStructure } from '../components/doctor-profile/doctor-structure.ts'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { Paging } from '../components/paging/paging.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { drawingAddress } from '../ui/drawing-address.ts'
import { listOfWords } from '../ui/list-of-words.ts'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { queryFields } from '../route-helpers/query-fields.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(DoctorsPage)
export default DoctorsPage

const { doctorsPerPage } = limits.list

export async function loader({ request, context }: Route.LoaderArgs) {
  const { doctors } = context.get(servicesContext)
  const pages = Math.max(1, Math.ceil((await doctors.count()) / doctorsPerPage))
  const page = Math.min(doctorsPageQuery.parse(queryFields(request.url)).page, pages)
  const section = { offset: (page - 1) * doctorsPerPage, limit: doctorsPerPage }
  return { page, pages, doctors: await doctors.listWithArticles(limits.articlesPerDoctor, section) }
}

const addressOf = (page: number) =>
  page === 1 ? '/doctors-behind' : `/doctors-behind?page=${page}`

export const meta: Route.MetaFunction = (args) => {
  const siteUrl = args.matches[0].loaderData?.siteUrl ?? ''
  // Search engines are not told about made-up doctors.
  const doctors = (args.loaderData?.doctors ?? []).filter(({ sample }) => !sample)
  return pageMeta(args, {
    title: doctorsPage.title,
    description: doctorsPage.description,
    path: '/doctors-behind',
    jsonLd: {
      '@type': 'CollectionPage',
      name: doctorsPage.title,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: doctors.map((doctor, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: doctorStructure(doctor, siteUrl),
        })),
      },
    },
  })
}

function DoctorsPage({ loaderData: { doctors, page, pages } }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <PageIntro
        title={doctorsPage.title}
        kind="people"
        portraits={drawingAddress('/pictures/about/doctors.svg')}
        capitals
      >
        <p>
          {doctorsPage.intro} <a href="/find-a-doctor">Find a doctor</a> by condition, place and
          language.
        </p>
      </PageIntro>
      <div className="wrap stack-wide">
        <div className="doctor-cards">
          {doctors.length === 0 && <p>No doctors information available at the moment.</p>}
          {doctors.map((doctor) => (
            <DoctorCard
              amongSamples={doctors.every(({ sample }) => sample)}
              key={doctor._id}
              doctor={doctor}
              headingLevel={2}
              more={<DoctorArticles doctor={doctor} />}
            >
              <Writing doctor={doctor} />
            </DoctorCard>
          ))}
        </div>
        <Paging page={page} pages={pages} addressOf={addressOf} />
      </div>
    </SiteFrame>
  )
}

/** A doctor's topics and newest article. */
function Writing({ doctor: { articles, topics } }: { doctor: DoctorWithArticles }) {
  const [newest] = articles
  if (!newest) return null
  return (
    <div className="doctor-writing">
      {topics.length > 0 && (
        <p className="doctor-card-topics">Writes about {listOfWords(topics)}</p>
      )}
      <p>
        <a href={`/articles/${newest._id}`}>{newest.title}</a>
      </p>
    </div>
  )
}

function DoctorArticles({ doctor }: { doctor: DoctorWithArticles }) {
  const { name, articles, articleCount } = doctor
  return (
    <section className="doctor-articles">
      <h3>Articles by {name}</h3>
      {articles.length === 0 && <p>No articles found for this doctor.</p>}
      <ul role="list">
        {articles.map(({ _id, title }) => (
          <li key={_id}>
            <a href={`/articles/${_id}`}>{title}</a>
          </li>
        ))}
        {articleCount > articles.length && (
          <li>
            <a
              className="doctor-articles-more"
              href={`/articles?query=${encodeURIComponent(name)}`}
            >
              All {articleCount} articles<span className="visually-hidden"> by {name}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
