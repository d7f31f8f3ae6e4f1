import { headMap } from '../../../content/head-map.ts'

export type Place = (typeof headMap.places)[number]

/** A place as a link: the part that lights up, a line to it, and a patient's words for it with the doctor's below. */
export function MapLink({ place }: { place: Place }) {
  const { words, name, term, sentence, to, dot, end, part } = place
  const [cx, cy, rx, ry, turn] = part
  const [x, y] = dot
  const line = `M${x} ${y}L${end[0]} ${end[1]}`
  return (
    <a href={to} aria-label={`${term ? `${words}, ${name}` : name}: ${sentence}`}>
      <ellipse
        className="head-map-part"
        cx={cx}
        cy={cy}
        rx={rx}
        ry={ry}
        transform={`rotate(${turn} ${cx} ${cy})`}
      />
      <g className="head-map-wide">
        <path className="head-map-casing" d={line} />
        <path className="head-map-line" d={line} />
        <circle className="head-map-dot" cx={x} cy={y} r="5" />
        <text className={`head-map-name ${sideOf(dot)}`} x={x} y={y}>
          <tspan x={x}>{term ? words : name}</tspan>
          {linesOf(term, place).map((line) => (
            <tspan key={line} className="head-map-term" x={x} dy="1.2em">
              {/* Words of a name are apart, whatever the lines. */}
              {` ${line}`}
            </tspan>
          ))}
        </text>
      </g>
      <circle className="head-map-target" cx={cx} cy={cy} r="24" />
      <circle className="head-map-end" cx={end[0]} cy={end[1]} r="5" />
      <text className="head-map-says" x="240" y={headMap.teethFrom - 4}>
        {sentence}
      </text>
    </a>
  )
}

/** A term in one line; in one for each word below a tooth, which is narrower than its term. */
function linesOf(term: string | undefined, { dot }: Place): string[] {
  if (!term) return []
  return dot[1] > headMap.teethFrom ? term.split(' ') : [term]
}

/** On which side of its line a name is. */
function sideOf([x, y]: readonly [x: number, y: number]) {
  if (y > headMap.teethFrom) return 'below'
  return x < 240 ? 'left' : 'right'
}
