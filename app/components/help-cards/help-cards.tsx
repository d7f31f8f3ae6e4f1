import { type ReactNode, use } from 'react'
import {
  dangerSigns,
  helpCards,
  type DangerSignId,
  type Urgency,
} from '../../../content/danger-signs.ts'
import { oncePer } from '../../../shared/once-per.ts'
import { ReviewContext } from '../review-context/review-context.ts'
import { DangerSignList } from './danger-sign-list.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { StaticMarkup } from '../../ui/static-markup/static-markup.tsx'

const icons: Record<Urgency, IconName> = { emergency: 'phone', today: 'care', soon: 'person' }

type HelpCardsProps = {
  signs: readonly DangerSignId[]
  /** Shown below the cards, for example where the advice comes from. */
  children?: ReactNode
}

/** Danger signs by urgency, each in a few words that can be unfolded to the full text; a reviewing doctor sees both. */
export function HelpCards({ signs, children }: HelpCardsProps) {
  const unfolded = use(ReviewContext) !== undefined
  return (
    <section className="help" aria-labelledby="get-help">
      <h2 id="get-help">When to get help</h2>
      <StaticMarkup
        as="div"
        className="help-cards"
        content={unfolded ? <Cards signs={signs} unfolded /> : cardsOf(signs)}
      />
      {children}
    </section>
  )
}

/** The same element for the same list, so that the server renders its cards once. */
const cardsOf = oncePer((signs: readonly DangerSignId[]) => <Cards signs={signs} />)

function Cards({
  signs,
  unfolded = false,
}: {
  signs: readonly DangerSignId[]
  unfolded?: boolean
}) {
  return helpCards.map(({ level, heading }) => {
    const own = signs.filter((id) => dangerSigns[id].level === level)
    return (
      <section key={level} className={`help-card help-${level}`}>
        <div className="help-card-head">
          <Icon name={icons[level]} />
          <h3>{heading}</h3>
        </div>
        {level === 'emergency' && <Calls crisisLine={own.includes('suicide')} />}
        <ul className="help-briefs" role="list">
          {own.map((id) => (
            <li key={id}>{dangerSigns[id].brief}</li>
          ))}
        </ul>
        <details open={unfolded}>
          <summary>Each sign in full</summary>
          <DangerSignList signs={own} />
        </details>
      </section>
    )
  })
}

function Calls({ crisisLine }: { crisisLine: boolean }) {
  return (
    <p className="help-calls">
      <a className="help-call" href="tel:911">
        Call 911
      </a>
      {crisisLine && (
        <a className="help-call" href="tel:988">
          Call or text 988
        </a>
      )}
    </p>
  )
}
