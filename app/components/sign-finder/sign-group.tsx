import type { FinderPage, FinderPart } from './mentioning-pages.ts'

type SignGroupProps = {
  part: FinderPart
  pages: readonly FinderPage[]
  chosen: ReadonlySet<string>
  disabled: boolean
  onToggle: (id: string) => void
}

/** The signs of one body part, each with links to the pages that mention it. */
export function SignGroup({ part, pages, chosen, disabled, onToggle }: SignGroupProps) {
  return (
    <fieldset className="sign-group" id={part.id} tabIndex={-1}>
      <legend>{part.name}</legend>
      <ul role="list">
        {part.signs.map(({ id, words, on }) => (
          <li key={id} className="sign">
            <label className="sign-choice">
              <input
                type="checkbox"
                disabled={disabled}
                checked={chosen.has(id)}
                onChange={() => onToggle(id)}
              />
              <span>{words}</span>
            </label>
            <span className="sign-pages">
              {pages
                .filter((page) => on.includes(page.id))
                .map((page) => (
                  <a key={page.id} href={page.address}>
                    {page.name}
                  </a>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
