import {
  addressOf,
  findMedicalPage,
  medicalPages,
  reviewKindOf,
} from '../../content/medical-pages.ts'
import { visitSheet } from '../../content/visit-sheet.ts'
import { visitSheetQuery } from '../../shared/visit-sheet.ts'
import type { Route } from './+types/visit-sheet.ts'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { VisitDiary } from '../components/visit-sheet/visit-diary.tsx'
import { VisitFoot } from '../components/visit-sheet/visit-foot.tsx'
import { VisitOutline } from '../components/visit-sheet/visit-outline.tsx'
import { VisitSheet } from '../components/visit-sheet/visit-sheet.tsx'
import { drawingAddress } from '../ui/drawing-address.ts'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { queryFields } from '../route-helpers/query-fields.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(VisitSheetPage)
export default VisitSheetPage

/** So many questions about a condition are printed. */
const mostPrinted = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const chosen = visitSheetQuery.parse(queryFields(request.url))
  const { doctors, reviews, settings } = context.get(servicesContext)
  const doctor = chosen.doctor && (await doctors.find(chosen.doctor))
  const page = chosen.condition && findMedicalPage(chosen.condition)
  return {
    doctor: doctor ? { id: doctor._id, name: doctor.name } : undefined,
    about: page && {
      id: page.id,
      title: page.headingName,
      questions: page.questions ?? [],
      help: page.help,
      review: await reviews.of(reviewKindOf(page), page.id),
    },
    address: settings.siteUrl + (page ? addressOf(page) : '/visit-sheet'),
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: visitSheet.title,
    description: visitSheet.description,
    path: '/visit-sheet',
  })

function VisitSheetPage({ loaderData: { doctor, about, address } }: Route.ComponentProps) {
  const questions = [...(about?.questions ?? []), ...visitSheet.questions]
  return (
    <SiteFrame>
      <PageIntro title={visitSheet.title}>
        <p>{visitSheet.intro}</p>
      </PageIntro>
      <div className="wrap">
        <div className="visit-column stack-wide">
          {doctor && <p className="visit-for">For your visit to {doctor.name}</p>}
          <form className="visit-choice" action="/visit-sheet">
            <label htmlFor="visit-condition">Add questions about</label>
            <select
              className="select"
              id="visit-condition"
              name="condition"
              defaultValue={about?.id ?? ''}
            >
              <option value="">No condition</option>
              {medicalPages.map(({ id, shortName }) => (
                <option key={id} value={id}>
                  {shortName}
                </option>
              ))}
            </select>
            {doctor && <input type="hidden" name="doctor" value={doctor.id} />}
            <button className="button quiet-button" type="submit">
              Add
            </button>
          </form>
          <VisitSheet
            questions={questions}
            hints={visitSheet.hints}
            printed={about ? mostPrinted : questions.length}
            before={
              <VisitOutline
                picture={drawingAddress('/pictures/visit-outline.svg')}
                {...(doctor && { doctor: doctor.name })}
              />
            }
            after={
              <>
                <VisitDiary />
                <VisitFoot about={about} address={address} />
              </>
            }
          />
        </div>
      </div>
    </SiteFrame>
  )
}
