import type { FinderPart } from './mentioning-pages.ts'

type BodyMapProps = {
  parts: readonly FinderPart[]
  /** The address of the drawing, which is 400 wide and 420 high. */
  drawing: string
  disabled: boolean
}

/**
 * A head and upper body whose parts lead to their group of signs. The names are buttons rather than links,
 * so that the address reveals no choice.
 */
export function BodyMap({ parts, drawing, disabled }: BodyMapProps) {
  return (
    <div className="body-map">
      <BodyDrawing src={drawing} />
      {parts.map(({ id, name }) => (
        <button
          key={id}
          className="body-part"
          type="button"
          data-part={id}
          disabled={disabled}
          onClick={() => visitGroup(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

function visitGroup(id: string) {
  const group = document.getElementById(id)!
  group.focus({ preventScroll: true })
  group.scrollIntoView()
}

const leaders =
  'M112 62L162 74M112 150L188 176M112 250L142 268M288 142L262 131M288 218L236 186M288 336L224 340'

/** The body from the front, with a line from each part towards its name. */
function BodyDrawing({ src }: { src: string }) {
  return (
    <svg className="body-drawing" viewBox="0 0 400 420" aria-hidden="true">
      <image href={src} width="400" height="420" />
      <path className="body-moon" d="M318 62a24 24 0 1 0 26 33 20 20 0 0 1-26-33Z" />
      <path className="body-casing" d={leaders} />
      <path className="body-leaders" d={leaders} />
      <path className="body-ends" d="M162 74h0M188 176h0M142 268h0M262 131h0M236 186h0M224 340h0" />
    </svg>
  )
}
