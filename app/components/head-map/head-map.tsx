import { headMap } from '../../../content/head-map.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'

const numbered = headMap.places.map((place, index) => ({ ...place, number: index + 1 }))
const onHead = numbered.filter(({ dot }) => dot[1] < headMap.teethFrom)
const onTeeth = numbered.filter(({ dot }) => dot[1] >= headMap.teethFrom)

/**
 * A head and a row of teeth with the place of each condition as a link. The names below are the same
 * links for those who tap on words: readers' tools and the keyboard meet each once, on the map.
 */
export function HeadMap() {
  return (
    <section className="head-map" aria-labelledby="head-map-heading">
      <div className="head-map-words">
        <h2 id="head-map-heading">{headMap.heading}</h2>
        <p>{headMap.lead}</p>
      </div>
      <MapDrawing part="head" viewBox={`0 0 480 ${headMap.teethFrom}`} places={onHead} />
      <MapDrawing part="teeth" viewBox={`0 ${headMap.teethFrom} 480 190`} places={onTeeth} />
      <ol role="list" aria-hidden="true">
        {numbered.map(({ id, name, to, number }) => (
          <li key={id}>
            <a href={to} tabIndex={-1}>
              <b>{number}</b> {name}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

type NumberedPlace = (typeof numbered)[number]
type MapDrawingProps = {
  part: 'head' | 'teeth'
  viewBox: string
  places: readonly NumberedPlace[]
}

/** A part of the one drawing, as large as its place on the page allows. */
function MapDrawing({ part, viewBox, places }: MapDrawingProps) {
  return (
    <svg
      className={`head-map-${part}`}
      viewBox={viewBox}
      role="group"
      aria-labelledby="head-map-heading"
    >
      <svg viewBox={viewBox} width="480" y={viewBox.split(' ')[1]} height={viewBox.split(' ')[3]}>
        <image href={drawingAddress(headMap.src)} width="480" height="790" />
      </svg>
      {places.map((place) => (
        <MapLink key={place.id} place={place} />
      ))}
    </svg>
  )
}

function MapLink({ place }: { place: NumberedPlace }) {
  const { name, sentence, to, dot, part, number } = place
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
        <text className="head-map-says" x="240" y={headMap.teethFrom - 4}>
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
  if (y > headMap.teethFrom) return number % 2 === 1 ? 'below' : 'lower'
  return x < 240 ? 'left' : 'right'
}
