import { home } from '../../../content/home.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

export function InsuranceCoverage() {
  const { heading, figures, summary, paragraphs, linkLabel } = home.insurance
  return (
    <div className="insurance-coverage">
      <section className="section wrap insurance-coverage-grid" aria-labelledby="insurance">
        <h2 id="insurance">{heading}</h2>
        <div className="insurance-figures">
          {figures.map(({ value, text }) => (
            <p key={value}>
              <b aria-hidden="true">{value}</b>
              {text}
            </p>
          ))}
        </div>
        <details>
          <summary>{summary}</summary>
          <div className="stack">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <h3>Sources</h3>
            {figures.map(({ value, source }) => (
              <p key={value} className="quiet">
                {value}: {source}
              </p>
            ))}
          </div>
        </details>
        <p>
          <LinkButton to="/about" look="quiet">
            {linkLabel}
          </LinkButton>
        </p>
      </section>
    </div>
  )
}
