import type { FinderPart } from './mentioning-pages.ts'

/**
 * A head and upper body whose parts lead to their group of signs. The names are buttons rather than links,
 * so that the address reveals no choice.
 */
export function BodyMap({ parts, disabled }: { parts: readonly FinderPart[]; disabled: boolean }) {
  return (
    <div className="body-map">
      <BodyDrawing />
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

/** The body from the front, cut at the waist, with a line from each part towards its name. */
function BodyDrawing() {
  return (
    <svg className="body-drawing" viewBox="0 0 400 420" aria-hidden="true">
      <g className="body-skin">
        <path d="M172 206v34c0 14-14 21-34 27-24 7-38 18-42 44l-14 109h236l-14-109c-4-26-18-37-42-44-20-6-34-13-34-27v-34Z" />
        <path d="M146 118c-9-4-16 2-14 14 2 13 8 22 16 20M254 118c9-4 16 2 14 14-2 13-8 22-16 20" />
        <path d="M146 104c0-40 22-66 54-66s54 26 54 66c0 22-2 44-8 64-8 26-28 48-46 48s-38-22-46-48c-6-20-8-42-8-64Z" />
      </g>
      <path
        className="body-hair"
        d="M143 124c-6-54 18-94 57-94s63 40 57 94c-4-18-8-33-14-45-24-1-46-9-60-23-5 15-17 26-29 31-5 10-8 22-11 37Z"
      />
      <g className="body-lines">
        <path d="M164 106c7-5 16-5 22-1M214 105c6-4 15-4 22 1" />
        <path d="M166 122c6 5 14 5 19 0M215 122c5 5 13 5 19 0" />
        <path d="M200 122v26c-5 3-8 6-7 9 2 4 11 4 14 0" />
        <path d="M180 177c8-3 15-4 20-2 5-2 12-1 20 2-10 7-30 7-40 0Z" />
        <path d="M182 214c4 14 4 26-2 38M218 214c-4 14-4 26 2 38" />
        <path d="M146 274c20 0 38 6 50 14M254 274c-20 0-38 6-50 14" />
        <path d="M116 420c-2-30-1-58 6-78M284 420c2-30 1-58-6-78" />
      </g>
      <path className="body-moon" d="M318 62a24 24 0 1 0 26 33 20 20 0 0 1-26-33Z" />
      <g className="body-leaders">
        <path d="M112 62h52" />
        <path d="M112 150 190 178" />
        <path d="M112 250 142 270" />
        <path d="m288 142-22-10" />
        <path d="m288 218-50-30" />
        <path d="m288 336-70 12" />
        <circle cx="164" cy="62" r="4" />
        <circle cx="190" cy="178" r="4" />
        <circle cx="142" cy="270" r="4" />
        <circle cx="264" cy="131" r="4" />
        <circle cx="238" cy="188" r="4" />
        <circle cx="218" cy="348" r="4" />
      </g>
    </svg>
  )
}
