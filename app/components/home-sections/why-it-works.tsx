import { home } from '../../../content/home.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

export function WhyItWorks() {
  const { heading, paragraphs, linkLabel } = home.why
  const [idea, ...evidence] = paragraphs
  return (
    <section className="section wrap why-it-works" aria-labelledby="why-it-works">
      <div className="stack">
        <h2 id="why-it-works">{heading}</h2>
        <p className="why-it-works-idea">{idea}</p>
      </div>
      <div className="stack">
        {evidence.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <LinkButton to="/medicalsolution">
            <span className="sentence-case">{linkLabel}</span>
          </LinkButton>
        </p>
      </div>
    </section>
  )
}
