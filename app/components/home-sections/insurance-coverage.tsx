import { home } from '../../../content/home.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

export function InsuranceCoverage() {
  const { heading, paragraphs, linkLabel, sources } = home.insurance
  return (
    <div className="insurance-coverage">
      <section className="section wrap insurance-coverage-grid" aria-labelledby="insurance">
        <h2 id="insurance">{heading}</h2>
        <div className="stack insurance-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <LinkButton to="/about" look="quiet">
              {linkLabel}
            </LinkButton>
          </p>
        </div>
        <div className="insurance-sources">
          <h3>Sources</h3>
          <ul>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
