import { about } from '../../../content/about.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'

/** The ways further into what the academy is. Leaves out the page one is on. */
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
