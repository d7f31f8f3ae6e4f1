import { home } from '../../../content/home.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'
import { titleWords } from '../../ui/title-words/title-words.tsx'

export function KeyBenefits() {
  const { heading, items } = home.benefits
  return (
    <section className="key-benefits" aria-labelledby="key-benefits">
      <h2 id="key-benefits">{heading}</h2>
      <ul className="sideways-row" role="list">
        {items.map(({ title, text, link }, index) => (
          <li key={title}>
            <span className="key-benefit-picture late-picture">
              <img
                src={drawingAddress(`/pictures/benefits/${index + 1}.svg`)}
                alt=""
                width="96"
                height="96"
                loading="lazy"
              />
            </span>
            <h3>{titleWords(title)}</h3>
            <p>
              {text} {link && <a href={link.to}>{link.label}</a>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
