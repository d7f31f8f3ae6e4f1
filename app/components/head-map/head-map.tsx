import { headMap } from '../../../content/head-map.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'
import { MapLink, type Place } from './map-link.tsx'

const onHead = headMap.places.filter(({ dot }) => dot[1] < headMap.teethFrom)
const onTeeth = headMap.places.filter(({ dot }) => dot[1] >= headMap.teethFrom)

/**
 * A head and a row of teeth; the place of each medical page is a link with a patient's words for it. Where
 * there is no room beside the head, the words are in a list. Screen readers and the keyboard meet each link
 * only once, on the map.
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
      <ul role="list" aria-hidden="true">
        {headMap.places.map(({ id, words, term, name, to }) => (
          <li key={id}>
            <a href={to} tabIndex={-1}>
              <b>{term ? words : name}</b>
              {term && <span>{term}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MapDrawingProps = {
  part: 'head' | 'teeth'
  viewBox: string
  places: readonly Place[]
}

/** A part of the one drawing, as large as the page allows. */
function MapDrawing({ part, viewBox, places }: MapDrawingProps) {
  const [, y, , height] = viewBox.split(' ')
  return (
    <svg
      className={`head-map-${part}`}
      viewBox={viewBox}
      role="group"
      aria-labelledby="head-map-heading"
    >
      <svg viewBox={viewBox} width="480" y={y} height={height}>
        <image href={drawingAddress(headMap.src)} width="480" height="790" />
      </svg>
      {places.map((place) => (
        <MapLink key={place.id} place={place} />
      ))}
    </svg>
  )
}
