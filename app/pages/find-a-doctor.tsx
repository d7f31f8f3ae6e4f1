import { doctorSearchPage } from '../../content/list-pages.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { findDoctorQuery, type DoctorSearch } from '../../shared/doctor-search.ts'
import { languageName } from '../../shared/languages.ts'
import type { Route } from './+types/find-a-doctor.ts'
import { FinderForm } from '../components/doctor-finder/finder-form.tsx'
import { FoundDoctors } from '../components/doctor-finder/found-doctors.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { PageUseful } from '../components/page-useful/page-useful.tsx'
import { Paging } from '../components/paging/paging.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { queryFields } from '../route-helpers/query-fields.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(FindDoctorPage)
export default FindDoctorPage

const doctorsPerPage = 12

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page: wanted, ...search } = findDoctorQuery.parse(queryFields(request.url))
  const { finder } = context.get(servicesContext).doctors
  const { leftOut, doctors } = await findNearest(search, finder.find)
  const pages = Math.max(1, Math.ceil(doctors.length / doctorsPerPage))
  const page = Math.min(wanted, pages)
  return {
    search,
    leftOut,
    doctors: doctors.slice((page - 1) * doctorsPerPage, page * doctorsPerPage),
    total: doctors.length,
    page,
    pages,
    languages: await finder.languages(),
  }
}

type Found = { search: DoctorSearch; leftOut: 'nothing' | 'place' | 'language'; total: number }
type Nearest = Pick<Found, 'leftOut'> & { doctors: Doctor[] }

/** If nobody is found, searches again without the place, then also without the language. */
async function findNearest(
  search: DoctorSearch,
  find: (search: DoctorSearch) => Promise<Doctor[]>,
): Promise<Nearest> {
  const asked = await find(search)
  if (asked.length > 0) return { leftOut: 'nothing', doctors: asked }
  const anywhere = await find({ ...search, place: '' })
  if (anywhere.length > 0) return { leftOut: 'place', doctors: anywhere }
  const doctors = await find({ ...search, place: '', language: undefined })
  return { leftOut: doctors.length > 0 ? 'language' : 'nothing', doctors }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: doctorSearchPage.title,
    description: doctorSearchPage.description,
    path: '/find-a-doctor',
  })

function FindDoctorPage({ loaderData }: Route.ComponentProps) {
  const { search, doctors, total, page, pages, languages } = loaderData
  return (
    <SiteFrame>
      <PageIntro title={doctorSearchPage.title} kind="question">
        <p>{doctorSearchPage.intro}</p>
      </PageIntro>
      <div className="wrap stack-wide">
        <FinderForm search={search} languages={languages} />
        <section className="stack" aria-labelledby="found">
          <h2 id="found">{countOf(loaderData)}</h2>
          <Widened {...loaderData} />
          <p className="quiet">
            {doctorSearchPage.order} {doctorSearchPage.notAdvice}
          </p>
          {total > 0 && (
            <FoundDoctors
              doctors={doctors}
              {...(search.condition && { condition: search.condition })}
            />
          )}
        </section>
        <Paging page={page} pages={pages} addressOf={(number) => addressOf(search, number)} />
      </div>
      <PageUseful />
    </SiteFrame>
  )
}

function countOf({ leftOut, total }: Found): string {
  if (leftOut !== 'nothing' || total === 0) return 'No doctors found.'
  return `${total} doctor(s)`
}

/** Says which criteria were dropped from a search that found nobody. */
function Widened({ search, leftOut }: Found) {
  const { place, language } = search
  if (leftOut === 'nothing') return null
  if (leftOut === 'place') {
    return <p>{`No doctors found in "${place}". These see people elsewhere:`}</p>
  }
  const where = place ? ` in "${place}"` : ''
  const spoken = language ? languageName(language) : ''
  return <p>{`No doctors found${where} who speak ${spoken}. These speak other languages:`}</p>
}

function addressOf(search: DoctorSearch, page: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return `/find-a-doctor?${query}`
}
