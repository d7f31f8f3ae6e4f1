import type { PictureLabel } from '../../../content/picture-label.ts'

type PictureLabelsProps = {
  labels: readonly PictureLabel[]
  /** Of the drawing in its own units. */
  width: number
  height: number
}

/** The words on a drawing with lines to what they name. Screen readers get the drawing's alternative text instead. */
export function PictureLabels({ labels, width, height }: PictureLabelsProps) {
  return (
    <svg className="picture-labels" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {labels.map((label) => (
        <Label key={label.text} {...label} />
      ))}
    </svg>
  )
}

function Label({ text, at: [x, y], to, follows }: PictureLabel) {
  const endsHere = to !== undefined && to[0] > x
  const line = to && `M${x} ${y}L${to[0]} ${to[1]}`
  return (
    <g className={follows && `follows-${follows}`}>
      {line && <path className="label-casing" d={line} />}
      {line && <path className="label-line" d={line} />}
      {to && <circle cx={to[0]} cy={to[1]} />}
      <text x={x} y={y} className={to && (endsHere ? 'before-line' : 'after-line')}>
        {text}
      </text>
    </g>
  )
}
