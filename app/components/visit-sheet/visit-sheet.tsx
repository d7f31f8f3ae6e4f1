import { type ReactNode, useId } from 'react'

type VisitSheetProps = {
  /** Heading level of each part: one below the heading above the sheet. */
  heading?: 'h2' | 'h3'
  /** Text already filled in under "What bothers me". */
  bothers?: string
  questions: readonly string[]
}

/** A sheet to take to a visit: filled in on the page and printed, or printed and filled in by hand. */
export function VisitSheet({ heading = 'h2', bothers = '', questions }: VisitSheetProps) {
  return (
    <form className="visit-sheet" autoComplete="off">
      <Part heading={heading} title="What bothers me" lines={5} text={bothers} />
      <Part heading={heading} title="Since when and how often" lines={2} />
      <Part heading={heading} title="What makes it better or worse" lines={3} />
      <Part
        heading={heading}
        title="My medicines"
        hint="Also those without a prescription, with how much and how often"
        lines={3}
      />
      <Part heading={heading} title="Questions to ask" lines={3}>
        <ul className="visit-questions">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Part>
      <Part heading={heading} title="What I was told" lines={5} />
      <p className="visit-sheet-print">
        <button className="button" type="button" data-print>
          Print
        </button>
      </p>
    </form>
  )
}

type PartProps = {
  heading: 'h2' | 'h3'
  title: string
  hint?: string
  /** Blank lines to write on. */
  lines: 2 | 3 | 5
  text?: string
  children?: ReactNode
}

function Part({ heading: Heading, title, hint, lines, text, children }: PartProps) {
  const id = useId()
  return (
    <section className="visit-part">
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
