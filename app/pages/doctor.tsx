import { doctorSearchPage } from '../../content/list-pages.ts'
import { data } from 'react-router'
import { academy } from '../../content/academy.ts'
import { announcesSamples } from '../../shared/samples.ts'
import type { Route } from './+types/doctor.ts'
import { contactAbout } from '../components/contact-form/contact-address.ts'
import { doctorAddress, visitSheetAddress } from '../components/doctor-profile/doctor-address.ts'
import {
  DoctorContact,
  DoctorFacts,
  DoctorTitles,
} from '../components/doctor-profile/doctor-profile.tsx'
import { doctorStructure } from '../components/doctor-profile/doctor-structure.ts'
import { DoctorSections } from '../components/doctor-sections/doctor-sections.tsx'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { SampleMark } from '../components/sample-mark/sample-mark.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { StoredPicture } from '../components/stored-picture/stored-picture.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'
import { LinkButton } from '../ui/button/link-button.tsx'
import { titleWords } from '../ui/title-words/title-words.tsx'

export const handle = readingPage(DoctorPage)
export default DoctorPage

const notFound = 'Doctor not found'
const trail = [{ label: 'Our Doctors', to: '/doctors-behind' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { doctors, reviews } = context.get(servicesContext)
  const doctor = await doctors.find(params.id)
  if (!doctor) return data(null, { status: 404 })
  const [articles, reviewed] = await Promise.all([
    doctors.articlesOf(doctor._id),
    reviews.by(doctor._id),
  ])
  return data({ doctor, articles, reviewed })
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    return pageMeta(args, { title: notFound, description: notFound, noindex: true })
  }
  const { doctor } = args.loaderData
  const siteUrl = args.matches[0].loaderData?.siteUrl ?? ''
  const titles = [doctor.credentials, doctor.specialty, doctor.location].filter(Boolean)
  return pageMeta(args, {
    title: doctor.name,
    description: [`${doctor.name} at the ${academy.name}`, ...titles].join(', '),
    path: doctorAddress(doctor._id),
    noindex: doctor.sample && !announcesSamples(siteUrl),
    trail,
    jsonLd: { '@type': 'ProfilePage', mainEntity: doctorStructure(doctor, siteUrl) },
  })
}

function DoctorPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage
          title={notFound}
          text="There is no doctor at this address. The profile may have been taken down, or the link may contain a typo."
        />
      </SiteFrame>
    )
  }
  const { doctor, articles, reviewed } = loaderData
  return (
    <SiteFrame>
      <article className="doctor-page">
        <header className="doctor-head">
          <div className="wrap doctor-head-grid">
            <StoredPicture
              address={doctor.image_url}
              alt={`Portrait of ${doctor.name}`}
              placeholder="doctor"
              sizes="(min-width: 44em) 13rem, 8rem"
              eager
            />
            <div className="stack">
              <div>
                <p className="doctor-head-path">
                  <a href="/doctors-behind">Our Doctors</a>
                </p>
                <div className="name-with-mark">
                  <h1>{titleWords(doctor.name)}</h1>
                  {doctor.sample && <SampleMark of="profile" />}
                </div>
                <DoctorTitles doctor={doctor} />
              </div>
              <DoctorContact doctor={doctor} />
              <DoctorFacts doctor={doctor} />
              <p className="doctor-ways">
                {!doctor.sample && (
                  <LinkButton to={contactAbout(doctorAddress(doctor._id))}>
                    Make an appointment
                  </LinkButton>
                )}
                <LinkButton to={visitSheetAddress(doctor._id)} look="quiet">
                  A sheet for my visit
                </LinkButton>
              </p>
            </div>
          </div>
        </header>
        <div className="wrap doctor-body">
          <DoctorSections doctor={doctor} articles={articles} reviewed={reviewed} />
          <p className="quiet">{doctorSearchPage.notAdvice}</p>
        </div>
      </article>
    </SiteFrame>
  )
}
