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
  /** Whether narrow screens show only the first emergencies, and a link to AllSigns further down the page. */
  isShort?: boolean
  /** Shown below the cards, for example where the advice comes from. */
  children?: ReactNode
}

/** Danger signs by urgency, each in a few words that can be unfolded to the full text; a reviewing doctor sees both. */
export function HelpCards({ signs, isShort = false, children }: HelpCardsProps) {
  const unfolded = use(ReviewContext) !== undefined
  const cards = unfolded ? (
    <Cards signs={signs} unfolded />
  ) : isShort ? (
    shortCardsOf(signs)
  ) : (
    cardsOf(signs)
  )
  return (
    <section
      className={isShort && !unfolded ? 'help help-short' : 'help'}
      aria-labelledby="get-help"
    >
      <h2 id="get-help">When to get help</h2>
      <StaticMarkup as="div" className="help-cards" content={cards} />
      {children}
    </section>
  )
}

/** The same element for the same list, so that the server renders its cards once. */
const cardsOf = oncePer((signs: readonly DangerSignId[]) => <Cards signs={signs} />)
const shortCardsOf = oncePer((signs: readonly DangerSignId[]) => <Cards signs={signs} isShort />)

type CardsProps = { signs: readonly DangerSignId[]; isShort?: boolean; unfolded?: boolean }

function Cards({ signs, isShort = false, unfolded = false }: CardsProps) {
  return helpCards.map(({ level, heading }) => {
    const own = signsAt(level, signs)
    const isEmergency = level === 'emergency'
    return (
      <section key={level} className={`help-card help-${level}`}>
        <div className="help-card-head">
          <Icon name={icons[level]} />
          <h3>{heading}</h3>
        </div>
        {isEmergency && <Calls crisisLine={own.includes('suicide')} />}
        <Briefs signs={own} />
        <details open={unfolded}>
          <summary>Each sign in full</summary>
          <DangerSignList signs={own} />
        </details>
        {isShort && (
          <a className="help-more" href="#all-signs">
            {isEmergency ? `All ${signs.length} signs` : signsInWords(own.length)}
          </a>
        )}
      </section>
    )
  })
}

/** All signs of short cards, for narrow screens: there the cards leave most of them out. */
export function AllSigns({ signs, children }: Pick<HelpCardsProps, 'signs' | 'children'>) {
  if (use(ReviewContext)) return null
  const levels = helpCards.map((card) => ({ ...card, own: signsAt(card.level, signs) }))
  return (
    <section className="all-signs" aria-labelledby="all-signs">
      <h2 id="all-signs">All {signs.length} signs</h2>
      {levels.map(({ level, heading, own }) => (
        <div key={level} className={`help-card help-${level}`}>
          <p>
            <strong>{heading}</strong>
          </p>
          <Briefs signs={own} />
        </div>
      ))}
      <details>
        <summary>Each sign in full</summary>
        {levels.map(({ level, heading, own }) => (
          <div key={level}>
            <p>
              <strong>{heading}</strong>
            </p>
            <DangerSignList signs={own} />
          </div>
        ))}
      </details>
      {children}
    </section>
  )
}

function Briefs({ signs }: { signs: readonly DangerSignId[] }) {
  return (
    <ul className="help-briefs" role="list">
      {signs.map((id) => (
        <li key={id} className={id === 'suicide' ? 'help-crisis' : undefined}>
          {dangerSigns[id].brief}
        </li>
      ))}
    </ul>
  )
}

const signsAt = (level: Urgency, signs: readonly DangerSignId[]) =>
  signs.filter((id) => dangerSigns[id].level === level)

const signsInWords = (count: number) => (count === 1 ? '1 sign' : `${count} signs`)

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
