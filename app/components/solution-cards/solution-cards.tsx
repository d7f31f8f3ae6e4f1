import { headMap } from '../../../content/head-map.ts'
import { type SolutionGroup, solutions } from '../../../content/solution-groups.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'

/** Medical pages as cards of one size: drawing, name and sentence. A group's anchor is its first card. */
export function SolutionCards({ groups }: { groups: readonly SolutionGroup[] }) {
  return (
    <div className="solution-grid">
      <ul className="solution-cards" role="list">
        {groups.flatMap(({ id, items }) =>
          items.map(({ label, to, image, sentence }, index) => (
            <li key={to} id={index === 0 ? id : undefined}>
              <a href={to}>
                <img
                  src={drawingAddress(image.src)}
                  alt=""
                  width="720"
                  height="540"
                  loading="lazy"
                />
                <b>{label}</b>
                <span>{sentence ?? headMap.places.find((place) => place.to === to)?.sentence}</span>
              </a>
            </li>
          )),
        )}
      </ul>
      <div className="solution-unsure">
        <h3>Not sure which?</h3>
        <p>{solutions.ask}</p>
        <a className="button" href="/contact">
          Ask us
        </a>
      </div>
    </div>
  )
}
