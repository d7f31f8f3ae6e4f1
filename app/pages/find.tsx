import { addressOf, medicalPages } from '../../content/medical-pages.ts'
import { bodyParts, signs, stopSigns, type Sign } from '../../content/signs.ts'
import { generalQuestions } from '../../content/visit-questions.ts'
import type { Route } from './+types/find.ts'
import { DangerSignList } from '../components/help-cards/danger-sign-list.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SignFinder, type SignFinderProps } from '../components/sign-finder/sign-finder.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { Island } from '../ui/island/island.tsx'
import { drawingAddress } from '../ui/drawing-address.ts'
import { toolPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = toolPage(FindPage)
export default FindPage

const allSigns = Object.entries<Sign>(signs)

const finder: SignFinderProps = {
  drawing: drawingAddress('/pictures/body-map.svg'),
  parts: bodyParts.map(({ id, name }) => ({
    id,
    name,
    signs: allSigns
      .filter(([, sign]) => sign.part === id)
      .map(([key, { words, mentionedBy }]) => ({ id: key, words, on: Object.keys(mentionedBy) })),
  })),
  pages: medicalPages.map((page) => ({
    id: page.id,
    name: page.shortName,
    address: addressOf(page),
  })),
  questions: generalQuestions,
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Find the right page',
    description:
      'An index of what people notice, in plain words, and of the pages that speak of it. Nothing you choose leaves your browser.',
    path: '/find',
  })

/** Removes the prefetch rules: browsers would request pages that reveal the reader's choice. */
export function headers({ parentHeaders }: Route.HeadersArgs) {
  const headers = new Headers(parentHeaders)
  headers.delete('speculation-rules')
  return headers
}

function FindPage() {
  return (
    <SiteFrame>
      <PageIntro title="Find the right page" kind="question">
        <p>
          This is an index, not a diagnosis. It does not know you and cannot say how urgent your
          case is.
        </p>
      </PageIntro>
      <div className="wrap stack-wide find-page">
        <section className="help-card help-emergency find-stop" aria-labelledby="stop">
          <div className="help-card-head">
            <h2 id="stop">Stop and call 911 if</h2>
            <a className="help-call" href="tel:911">
              Call 911
            </a>
          </div>
          <p>you, or someone near you, has one of these:</p>
          <DangerSignList signs={stopSigns} />
        </section>
        <div className="find-lead">
          <p className="find-script-on">Tick what you notice to see the pages that mention it.</p>
          <p>What you choose stays on this page. When you leave, it is gone.</p>
        </div>
        <Island name="sign-finder" of={SignFinder} props={finder} />
      </div>
    </SiteFrame>
  )
}
