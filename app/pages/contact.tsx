import { data } from 'react-router'
import { academy } from '../../content/academy.ts'
import { contact } from '../../content/contact.ts'
import { addressOf, signedPages } from '../../content/medical-pages.ts'
import { contactPageQuery, enquiryInput } from '../../shared/enquiry.ts'
import { firstIssue } from '../../shared/first-issue.ts'
import { limits } from '../../shared/limits.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { Route } from './+types/contact.ts'
import { ContactDetails } from '../components/contact-details/contact-details.tsx'
import { ContactForm } from '../components/contact-form/contact-form.tsx'
import { messageNotSent } from '../components/contact-form/send-message.ts'
import { DoctorCard } from '../components/doctor-profile/doctor-card.tsx'
import type { ShownDoctor } from '../components/doctor-profile/doctor-profile.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { drawingAddress } from '../ui/drawing-address.ts'
import { Island } from '../ui/island/island.tsx'
import { toolPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { clientSource, isTooMany } from '../route-helpers/form-limits.ts'
import type { PageServices } from '../route-helpers/page-services.ts'
import { queryFields } from '../route-helpers/query-fields.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = toolPage(ContactPage)
export default ContactPage

export async function loader({ request, context }: Route.LoaderArgs) {
  const { about = '' } = contactPageQuery.parse(queryFields(request.url))
  const services = context.get(servicesContext)
  const { doctors } = services
  const some = await doctors.list({ offset: 0, limit: limits.list.doctorsPerPage })
  return {
    doctors: some.map(shownDoctor),
    total: await doctors.count(),
    opening: await openingAbout(about, services),
  }
}

/**
 * How a message about the text at this path begins; '' if there is none. It names what is found under the path,
 * so that a link can't put words into the form. Without `https:`, because three links make a message spam.
 */
async function openingAbout(path: string, services: PageServices): Promise<string> {
  const text = await findText(path, services)
  if (!text) return ''
  const { host } = new URL(services.settings.siteUrl)
  return `About the page “${text.title}” (${host}${text.path}):\n\n`
}

async function findText(path: string, { blogs }: PageServices) {
  const page = signedPages.find((one) => addressOf(one) === path)
  if (page) return { title: page.headingName, path: addressOf(page) }
  const id = /^\/articles\/(.+)$/.exec(path)?.[1]
  const article = id === undefined ? undefined : await blogs.findShared(id)
  return article && { title: article.title, path: `/articles/${article._id}` }
}

function shownDoctor(doctor: Doctor): ShownDoctor {
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...shown } = doctor
  return shown
}

const notKept = { 'cache-control': 'no-store' }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const values = { name: text('name'), email: text('email'), message: text('message') }
  const refuse = (status: number, breach: { message: string; field?: string }) =>
    data({ sent: false as const, values, breach }, { status, headers: notKept })

  const enquiry = enquiryInput.safeParse({ ...values, website: text('website') })
  if (!enquiry.success) return refuse(400, firstIssue(enquiry.error))
  const { enquiries, log } = context.get(servicesContext)
  // Without scripts there is no other key. Pressing twice or reloading still sends the message only once.
  const key = JSON.stringify(enquiry.data)
  try {
    await enquiries.receive(enquiry.data, { source: clientSource(request), key })
  } catch (error) {
    if (isTooMany(error)) return refuse(429, { message: error.message })
    log.error(error, 'an enquiry could not be stored')
    return refuse(503, { message: messageNotSent })
  }
  const isUrgent = enquiries.isUrgent(values.message)
  return data({ sent: true as const, message: values.message, isUrgent }, { headers: notKept })
}

export function headers({ actionHeaders, parentHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : parentHeaders
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: contact.title,
    description: contact.description,
    path: '/contact',
    jsonLd: { '@type': 'ContactPage', name: `Contact the ${academy.name}` },
  })

function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { doctors, total, opening } = loaderData
  return (
    <SiteFrame>
      <PageIntro
        title={contact.title}
        kind="people"
        portraits={drawingAddress('/pictures/about/doctors.svg')}
      >
        <p>{contact.intro}</p>
      </PageIntro>
      <div className="wrap">
        <p className="contact-emergency">
          <strong>Not for emergencies.</strong> Trouble breathing, chest pain, sudden weakness or a
          bad injury cannot wait for an email. Call <a href="tel:911">911</a> now.
        </p>
        <div className="contact-grid">
          <Island
            name="contact-form"
            of={ContactForm}
            props={{ outcome: actionData, opening }}
            waits={!actionData && !opening}
          />
          <ContactDetails />
        </div>
        <section className="contact-doctors late" aria-labelledby="doctors">
          <h2 id="doctors">{doctors.length > 0 ? contact.doctors : 'No doctors found.'}</h2>
          <div className="doctor-cards">
            {doctors.map((doctor) => (
              <DoctorCard
                key={doctor._id}
                doctor={doctor}
                headingLevel={3}
                amongSamples={doctors.every(({ sample }) => sample)}
              />
            ))}
          </div>
          {total > doctors.length && (
            <p>
              <a href="/find-a-doctor">Find a doctor among all {total}</a>
            </p>
          )}
        </section>
      </div>
    </SiteFrame>
  )
}
