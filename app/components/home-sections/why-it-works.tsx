import { home } from '../../../content/home.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

export function WhyItWorks() {
  const { heading, idea, evidence, linkLabel } = home.why
  return (
    <section className="stack why-it-works" aria-labelledby="why-it-works">
      <h2 id="why-it-works">{heading}</h2>
      <p>{idea}</p>
      <details>
        <summary>{evidence.heading}</summary>
        <div className="stack">
          {evidence.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <p>
        <LinkButton to="/medicalsolution">
          <span className="sentence-case">{linkLabel}</span>
        </LinkButton>
      </p>
    </section>
  )
}
