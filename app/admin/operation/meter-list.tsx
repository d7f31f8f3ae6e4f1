import type { MeterLine } from './meter-words.ts'

/** Each reading with its judgement and, where somebody should look, what to do. */
export function MeterList({ lines }: { lines: readonly MeterLine[] }) {
  return (
    <dl className="meter">
      {lines.map(({ name, text, judgement, hint }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {hint && <p className="quiet">{hint}</p>}
          </dd>
          <dd className="meter-judgement">
            <span className="state-badge" data-badge={judgement}>
              {judgement}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
