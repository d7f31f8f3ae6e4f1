import { headMap } from '../../../content/head-map.ts'

export type NumberedPlace = (typeof headMap.places)[number] & { number: number }

type Point = readonly [x: number, y: number]

/** A place as a link: the part that lights up, a line to it, and its name for wide and for narrow screens. */
export function MapLink({ place }: { place: NumberedPlace }) {
  const { name, sentence, to, dot, part, number } = place
  const [cx, cy, rx, ry, turn] = part
  const isTooth = dot[1] >= headMap.teethFrom
  const narrow = isTooth ? { dot, end: [cx, cy] as const } : besideHead(place)
  const [x, y] = narrow.dot
  const corner = isTooth ? { x: x - 54, width: 108, height: 120 } : { x: x - 20, width: 210 }
  return (
    <>
      <a href={to} aria-label={`${name}: ${sentence}`}>
        <g className="head-map-moved">
          <ellipse
            className="head-map-part"
            cx={cx}
            cy={cy}
            rx={rx}
            ry={ry}
            transform={`rotate(${turn} ${cx} ${cy})`}
          />
        </g>
        <g className="head-map-wide">
          <Line from={dot} to={[cx, cy]} />
          <text className={`head-map-name ${sideOf(dot, number)}`} x={dot[0]} y={dot[1]}>
            {name}
          </text>
        </g>
        <g className="head-map-narrow">
          <rect className="head-map-target" y={y - rowHeight / 2} height={rowHeight} {...corner} />
          <Line from={narrow.dot} to={narrow.end} />
          {isTooth ? (
            <text className="head-map-name">
              {name.split(' ').map((word, index) => (
                <tspan key={word} x={x} y={y + 46 + index * 27}>
                  {index === 0 ? `${word} ` : word}
                </tspan>
              ))}
            </text>
          ) : (
            <text className="head-map-name right" x={x} y={y}>
              {name}
            </text>
          )}
        </g>
        <text className="head-map-says" x="240" y={headMap.teethFrom - 4}>
          {sentence}
        </text>
      </a>
      {/* Outside the link, so that the link's name is only its text. */}
      <text aria-hidden="true" className="head-map-number" x={x} y={y + 8}>
        {number}
      </text>
    </>
  )
}

function Line({ from: [x, y], to: [endX, endY] }: { from: Point; to: Point }) {
  const line = `M${x} ${y}L${endX} ${endY}`
  return (
    <>
      <path className="head-map-casing" d={line} />
      <path className="head-map-line" d={line} />
      <circle className="head-map-end" cx={endX} cy={endY} r="4" />
      <circle className="head-map-dot" cx={x} cy={y} />
    </>
  )
}

/** As high as a thumb needs when 480 units are 339 px. */
const rowHeight = 62.5

/** On a narrow screen the head is smaller, and the names are in one column beside it. */
function besideHead({ part, number }: NumberedPlace): { dot: Point; end: Point } {
  const round = (length: number) => Math.round(length * 10) / 10
  // Must match `.head-map-moved`, which moves the head.
  const end = [round(part[0] * 0.68 - 45), round(part[1] * 0.68 + 96)] as const
  return { dot: [292, 300 + (number - 5.5) * rowHeight], end }
}

/** On which side of its line a name is; below the teeth in two rows, because names are wider than teeth. */
function sideOf([x, y]: Point, number: number) {
  if (y > headMap.teethFrom) return number % 2 === 1 ? 'below' : 'lower'
  return x < 240 ? 'left' : 'right'
}
