import { findPage } from '../../content/list-pages.ts'
import { addressOf, medicalPages } from '../../content/medical-pages.ts'
import { bodyParts, signs, stopSigns, type Sign } from '../../content/signs.ts'
import { visitSheet } from '../../content/visit-sheet.ts'
import { perWords } from '../../content/words/live.ts'
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

const finder = perWords((): SignFinderProps => ({
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
  questions: visitSheet.questions,
  hints: visitSheet.hints,
}))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: findPage.title,
    description: findPage.description,
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
      <PageIntro title={findPage.title} kind="question">
        <p>{findPage.intro}</p>
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
          <p className="find-script-on">{findPage.tick}</p>
          <p>{findPage.kept}</p>
        </div>
        <Island name="sign-finder" of={SignFinder} props={finder()} />
      </div>
    </SiteFrame>
  )
}
