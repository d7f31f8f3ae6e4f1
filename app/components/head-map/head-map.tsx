import { headMap } from '../../../content/head-map.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'

/**
 * A head and a row of teeth with the place of each condition as a link. The names below are the same
 * links for those who tap on words: readers' tools and the keyboard meet each once, on the map.
 */
export function HeadMap() {
  return (
    <section className="head-map" aria-labelledby="head-map-heading">
      <h2 id="head-map-heading">{headMap.heading}</h2>
      <p>{headMap.lead}</p>
      <svg viewBox="0 0 480 790" role="group" aria-labelledby="head-map-heading">
        <image href={drawingAddress(headMap.src)} width="480" height="790" />
        {headMap.places.map((place, index) => (
          <MapLink key={place.id} place={place} number={index + 1} />
        ))}
      </svg>
      <ol role="list" aria-hidden="true">
        {headMap.places.map(({ id, name, to }, index) => (
          <li key={id}>
            <a href={to} tabIndex={-1}>
              <b>{index + 1}</b> {name}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

type MapLinkProps = { place: (typeof headMap.places)[number]; number: number }

function MapLink({ place, number }: MapLinkProps) {
  const { name, sentence, to, dot, part } = place
  const [x, y] = dot
  const [cx, cy, rx, ry, turn] = part
  return (
    <>
      <a href={to} aria-label={`${name}: ${sentence}`}>
        <ellipse
          className="head-map-part"
          cx={cx}
          cy={cy}
          rx={rx}
          ry={ry}
          transform={`rotate(${turn} ${cx} ${cy})`}
        />
        <path className="head-map-casing" d={`M${x} ${y}L${cx} ${cy}`} />
        <path d={`M${x} ${y}L${cx} ${cy}`} />
        <circle className="head-map-end" cx={cx} cy={cy} r="4" />
        <circle className="head-map-dot" cx={x} cy={y} />
        <text className={`head-map-name ${sideOf(dot, number)}`} x={x} y={y}>
          {name}
        </text>
        <text className="head-map-says" x="240" y="596">
          {sentence}
        </text>
      </a>
      {/* Beside the link, whose words are its name. */}
      <text aria-hidden="true" className="head-map-number" x={x} y={y + 6}>
        {number}
      </text>
    </>
  )
}

/** At which side of its number a name stands; below the teeth in two rows, as names are wider than teeth. */
function sideOf([x, y]: readonly [number, number], number: number) {
  if (y > 700) return number % 2 === 1 ? 'below' : 'lower'
  return x < 240 ? 'left' : 'right'
}
