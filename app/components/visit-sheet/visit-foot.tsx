import { academy } from '../../../content/academy.ts'
import { type DangerSignId, dangerSigns, helpCards } from '../../../content/danger-signs.ts'
import { emergencyNotice } from '../../../content/danger-signs/notice.ts'
import type { ShownReview } from '../../../shared/review.ts'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import { trustWords } from '../review/trust-line.tsx'

type VisitFootProps = {
  /** The page that the sheet is about. */
  about: { title: string; help: readonly DangerSignId[]; review: ShownReview } | undefined
  /** Where the code leads. */
  address: string
}

/** What cannot wait for the visit, and where the sheet comes from. */
export function VisitFoot({ about, address }: VisitFootProps) {
  const read = address.replace(/^https?:\/\//, '')
  return (
    <section className="visit-foot" aria-label="What cannot wait, and where this sheet comes from">
      <div className="visit-urgent">
        {about ? <UrgentSigns help={about.help} /> : <p>{emergencyNotice}</p>}
        <p className="visit-from">
          {about ? `${about.title}. ${trustWords(about.review)}. ` : ''}
          {academy.name}, {read}
        </p>
      </div>
      <QrCode text={address} label={`A code that leads to ${read}`} />
    </section>
  )
}

function UrgentSigns({ help }: { help: readonly DangerSignId[] }) {
  return helpCards
    .filter(({ level }) => level !== 'soon')
    .map(({ level, heading }) => (
      <p key={level}>
        <strong>{heading}:</strong>{' '}
        {help
          .filter((id) => dangerSigns[id].level === level)
          .map((id) => dangerSigns[id].brief)
          .join(' · ')}
      </p>
    ))
}
