import { useId } from 'react'
import type { FocalPoint, Picture } from '../../../shared/picture.ts'

type FocalPointFieldProps = {
  picture: Picture
  focal: FocalPoint
  onChange: (focal: FocalPoint) => void
}

/** The point that crops keep visible, in percent of the picture beside it. */
export function FocalPointField({ picture, focal, onChange }: FocalPointFieldProps) {
  const id = useId()
  const { imageUrl, width, height } = picture
  const input = (label: string, part: 'x' | 'y') => (
    <div className="text-field">
      <label htmlFor={`${id}-${part}`}>{label}</label>
      <input
        id={`${id}-${part}`}
        type="number"
        min={0}
        max={100}
        step={1}
        value={Math.round(focal[part] * 100)}
        onChange={({ target }) => {
          const share = Math.min(100, Math.max(0, target.valueAsNumber || 0)) / 100
          onChange({ ...focal, [part]: share })
        }}
      />
    </div>
  )
  return (
    <fieldset className="focal-point">
      <legend>Focal point</legend>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label="The picture with its focal point"
      >
        <image href={imageUrl} width={width} height={height} />
        <circle
          cx={focal.x * width}
          cy={focal.y * height}
          r={Math.max(width, height) / 24}
          className="focal-mark"
        />
      </svg>
      <div className="focal-numbers">
        {input('From the left (%)', 'x')}
        {input('From the top (%)', 'y')}
      </div>
      <p className="field-hint">Crops of cards and of sharing images keep this point in sight.</p>
    </fieldset>
  )
}
