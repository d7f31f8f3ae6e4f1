import { useId } from 'react'
import type { MovingView as View } from '../../../content/moving-views.ts'
import { InlineDrawing } from '../../ui/inline-drawing/inline-drawing.tsx'
import { PictureLabels } from '../labelled-picture/picture-labels.tsx'

/**
 * A drawing in two to four states. Radio buttons choose one without a script; with one, a slider and the keys
 * 1 to 4 do too. On paper all states are side by side.
 */
export function MovingView({ view }: { view: View }) {
  const { drawing, story, question, states, labels } = view
  const id = useId()
  return (
    <fieldset
      className={['moving-view', `view-${drawing}`, ...(story ? [`story-${story}`] : [])].join(' ')}
    >
      <legend>{question}</legend>
      <div className="moving-picture labelled-picture">
        <InlineDrawing name={drawing} />
        <PictureLabels labels={labels} width={400} height={300} />
      </div>
      <div className="moving-choice">
        {states.map(({ name }, index) => (
          <label key={name}>
            <input
              type="radio"
              name="moving-view"
              value={index}
              defaultChecked={index === 0}
              aria-describedby={`${id}-${index}`}
            />
            {name}
          </label>
        ))}
      </div>
      <input
        type="range"
        hidden
        min="0"
        max={states.length - 1}
        step="0.02"
        defaultValue="0"
        aria-label={question}
      />
      <ol className="moving-states" role="list">
        {states.map(({ name, text }, index) => (
          <li key={name} id={`${id}-${index}`}>
            <svg viewBox="0 0 400 300" aria-hidden="true">
              <use href={`#view-${drawing}`} />
            </svg>
            <b>{name}.</b> {text}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
