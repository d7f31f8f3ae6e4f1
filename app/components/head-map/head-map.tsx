import { headMap } from '../../../content/head-map.ts'
import { drawingAddress } from '../../ui/drawing-address.ts'
import { MapLink, type NumberedPlace } from './map-link.tsx'

const numbered = headMap.places.map((place, index) => ({ ...place, number: index + 1 }))
const onHead = numbered.filter(({ dot }) => dot[1] < headMap.teethFrom)
const onTeeth = numbered.filter(({ dot }) => dot[1] >= headMap.teethFrom)

/**
 * A head and a row of teeth; the place of each condition is a link with its name. Where names would be too
 * small to read, the same links are in a list. Screen readers and the keyboard meet each link only once, on
 * the map.
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

type MapDrawingProps = {
  part: 'head' | 'teeth'
  viewBox: string
  places: readonly NumberedPlace[]
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
      <g className="head-map-moved">
        <svg viewBox={viewBox} width="480" y={y} height={height}>
          <image href={drawingAddress(headMap.src)} width="480" height="790" />
        </svg>
      </g>
      {places.map((place) => (
        <MapLink key={place.id} place={place} />
      ))}
    </svg>
  )
}
