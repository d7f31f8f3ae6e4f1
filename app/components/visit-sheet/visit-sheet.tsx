import { type ReactNode, useId } from 'react'

/** Below the headings of two parts. */
export type VisitHints = { bothers: string; medicines: string }

type VisitSheetProps = {
  /** Heading level of each part: one below the heading above the sheet. */
  heading?: 'h2' | 'h3'
  /** Text already filled in under "What bothers me". */
  bothers?: string
  questions: readonly string[]
  hints: VisitHints
  /** How many of the questions are printed; by default all. */
  printed?: number
  /** Shown before and after the parts to fill in. */
  before?: ReactNode
  after?: ReactNode
}

/** A sheet to take to a visit: filled in on the page and printed, or printed and filled in by hand. */
export function VisitSheet(props: VisitSheetProps) {
  const { heading = 'h2', bothers = '', questions, hints, printed = questions.length } = props
  return (
    <form className="visit-sheet" autoComplete="off">
      {props.before}
      <Part
        name="bothers"
        heading={heading}
        title="What bothers me"
        hint={hints.bothers}
        lines={5}
        text={bothers}
      />
      <Part name="since" heading={heading} title="Since when and how often" lines={2} />
      <Part name="better" heading={heading} title="What makes it better or worse" lines={3} />
      <Part
        name="medicines"
        heading={heading}
        title="My medicines"
        hint={hints.medicines}
        lines={3}
      />
      <Part
        name="questions"
        heading={heading}
        title="Questions to ask"
        {...(printed < questions.length && {
          hint: <span className="not-printed">The first {printed} are printed.</span>,
        })}
        lines={3}
      >
        <ul className="visit-questions">
          {questions.map((question, index) => (
            <li key={question} className={index < printed ? undefined : 'not-printed'}>
              {question}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="told" heading={heading} title="What I was told" lines={5} />
      {props.after}
      <div className="visit-controls">
        <label className="visit-large">
          <input type="checkbox" />
          Large print
        </label>
        <button className="button visit-sheet-print" type="button" data-print>
          Print
        </button>
      </div>
    </form>
  )
}

type PartProps = {
  name: string
  heading: 'h2' | 'h3'
  title: string
  hint?: ReactNode
  /** Blank lines to write on. */
  lines: 2 | 3 | 5
  text?: string
  children?: ReactNode
}

function Part({ name, heading: Heading, title, hint, lines, text, children }: PartProps) {
  const id = useId()
  return (
    <section className={`visit-part visit-part-${name}`}>
      <Heading id={id}>{title}</Heading>
      {hint && <p className="visit-hint">{hint}</p>}
      {children}
      <textarea
        aria-labelledby={id}
        className="visit-lines"
        rows={lines}
        defaultValue={text}
        autoComplete="off"
      />
    </section>
  )
}
