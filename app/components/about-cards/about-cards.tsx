import { about } from '../../../content/about.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'

/** Links to the pages about the academy, except the current one. */
export function AboutCards({ except }: { except?: string }) {
  return (
    <ul className="about-cards" role="list">
      {about.cards
        .filter(({ to }) => to !== except)
        .map(({ label, text, to, image }) => (
          <li key={to} className="about-card">
            <img
              src={drawingAddress(image.src)}
              alt=""
              width="640"
              height="400"
              fetchPriority="low"
            />
            <h2>
              <a href={to}>{label}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
    </ul>
  )
}
