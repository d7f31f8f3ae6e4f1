import { data } from 'react-router'
import { academy } from '../../content/academy.ts'
import { contact } from '../../content/contact.ts'
import { contactPageQuery, enquiryInput } from '../../shared/enquiry.ts'
import { urgentWords } from '../../shared/enquiry-rules.ts'
import { firstIssue } from '../../shared/first-issue.ts'
import { limits } from '../../shared/limits.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { Route } from './+types/contact.ts'
import { ContactDetails } from '../components/contact-details/contact-details.tsx'
import { ContactForm } from '../components/contact-form/contact-form.tsx'
import { appointmentAddress } from '../components/contact-form/contact-address.ts'
import { valuesOf } from '../components/contact-form/form-values.ts'
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
import { queryFields } from '../route-helpers/query-fields.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = toolPage(ContactPage)
export default ContactPage

export async function loader({ request, context }: Route.LoaderArgs) {
  const { about, appointment } = contactPageQuery.parse(queryFields(request.url))
  const { doctors, enquiries } = context.get(servicesContext)
  const some = await doctors.list({ offset: 0, limit: limits.list.doctorsPerPage })
  return {
    doctors: some.map(shownDoctor),
    total: await doctors.count(),
    about: about === undefined ? undefined : await enquiries.findPage(about),
    appointment: appointment !== undefined || about?.startsWith('/doctors/') === true,
  }
}

function shownDoctor(doctor: Doctor): ShownDoctor {
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...shown } = doctor
  return shown
}

const notKept = { 'cache-control': 'no-store' }

export async function action({ request, context }: Route.ActionArgs) {
  const { about } = contactPageQuery.parse(queryFields(request.url))
  const values = {
    ...valuesOf(await request.formData()),
    ...(about !== undefined && { about }),
  }
  const { enquiries, log } = context.get(servicesContext)
  const words = urgentWords(values)
  // More than the form lets anybody write is refused without a search.
  const isUrgent =
    words.length <= limits.enquiry.message + limits.enquiry.days + 1 && enquiries.isUrgent(values)
  const refuse = (status: number, breach: { message: string; field?: string }) =>
    data({ sent: false as const, values, breach, isUrgent }, { status, headers: notKept })

  const enquiry = enquiryInput.safeParse(values)
  if (!enquiry.success) {
    const field = enquiry.error.issues[0]?.path.at(-1)
    return refuse(400, {
      ...firstIssue(enquiry.error),
      ...(field !== undefined && { field: String(field) }),
    })
  }
  // Without scripts there is no other key. Pressing twice or reloading still sends the message only once.
  const key = JSON.stringify(enquiry.data)
  try {
    await enquiries.receive(enquiry.data, { source: clientSource(request), key })
  } catch (error) {
    if (isTooMany(error)) return refuse(429, { message: error.message })
    log.error(error, 'an enquiry could not be stored')
    return refuse(503, { message: messageNotSent })
  }
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
  const { doctors, total, about, appointment } = loaderData
  return (
    <SiteFrame>
      <PageIntro
        title={contact.title}
        kind="people"
        portraits={drawingAddress('/pictures/about/doctors.svg')}
      >
        <p>{contact.intro}</p>
        {!appointment && (
          <p>
            <a href={appointmentAddress}>Make an appointment</a>
          </p>
        )}
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
            props={{ outcome: actionData, about, appointment }}
            waits={!actionData && !about && !appointment}
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
