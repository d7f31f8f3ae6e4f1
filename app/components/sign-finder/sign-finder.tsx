import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type VisitHints, VisitSheet } from '../visit-sheet/visit-sheet.tsx'
import { BodyMap } from './body-map.tsx'
import { mentioningPages, type FinderPage, type FinderPart } from './mentioning-pages.ts'
import { SignGroup } from './sign-group.tsx'

export type SignFinderProps = {
  parts: readonly FinderPart[]
  /** The address of the drawing of head and upper body. */
  drawing: string
  /** All medical pages, in the site's order. */
  pages: readonly FinderPage[]
  /** For the visit sheet. */
  questions: readonly string[]
  hints: VisitHints
}

/**
 * Signs to tick, and the pages that mention them. What is ticked stays in this component: it is in no
 * address, request, storage or history, and is gone when the reader leaves the page. Without its script
 * this is an index.
 */
export function SignFinder({ parts, drawing, pages, questions, hints }: SignFinderProps) {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [sheetOpen, setSheetOpen] = useState(false)
  const results = useRef<HTMLElement>(null)
  const found = mentioningPages(parts, pages, chosen)
  const count = `${found.length} page(s)`

  // A browser may cache the page as it is and show it again on Back.
  useEffect(() => {
    const forget = () =>
      flushSync(() => {
        setChosen(new Set())
        setSheetOpen(false)
      })
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [])

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  function openSheet(event: MouseEvent) {
    event.preventDefault()
    setSheetOpen(true)
  }

  function showResults() {
    results.current!.focus()
    results.current!.scrollIntoView()
  }

  if (sheetOpen) {
    const chosenSigns = parts.flatMap(({ signs }) => signs.filter(({ id }) => chosen.has(id)))
    return (
      <FoundSheet
        bothers={chosenSigns.map(({ words }) => words).join('\n')}
        questions={questions}
        hints={hints}
        onClose={() => setSheetOpen(false)}
      />
    )
  }
  return (
    <form className="sign-finder" autoComplete="off">
      <BodyMap parts={parts} drawing={drawing} disabled={!hydrated} />
      <div className="sign-groups">
        {parts.map((part) => (
          <SignGroup
            key={part.id}
            part={part}
            pages={pages}
            chosen={chosen}
            disabled={!hydrated}
            onToggle={toggle}
          />
        ))}
      </div>
      <section className="sign-results" aria-labelledby="found" ref={results} tabIndex={-1}>
        <h2 id="found">Pages that mention what you chose</h2>
        <p className="sign-count" role="status">
          {count}
        </p>
        {found.length === 0 && <p className="quiet">Tick what you notice.</p>}
        <ul role="list">
          {found.map(({ id, name, address, signs }) => (
            <li key={id}>
              <a href={address}>{name}</a>
              <p>Mentions: {signs.map(({ words }) => words).join('; ')}</p>
            </li>
          ))}
        </ul>
        <p className="sign-actions">
          <button
            className="button quiet-button"
            type="button"
            disabled={chosen.size === 0}
            onClick={() => setChosen(new Set())}
          >
            Clear
          </button>
          <a href="/visit-sheet" onClick={openSheet}>
            Make a visit sheet
          </a>
        </p>
      </section>
      {found.length > 0 && (
        <p className="sign-jump">
          <button className="button" type="button" onClick={showResults}>
            Show {count}
          </button>
        </p>
      )}
    </form>
  )
}

type FoundSheetProps = {
  bothers: string
  questions: readonly string[]
  hints: VisitHints
  onClose: () => void
}

/** The visit sheet replaces the choices here, because no address may carry them to its own page. */
function FoundSheet({ bothers, questions, hints, onClose }: FoundSheetProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current!.focus()
    title.current!.scrollIntoView()
  }, [])
  return (
    <section className="sign-sheet stack" aria-labelledby="sheet">
      <h2 id="sheet" tabIndex={-1} ref={title}>
        Questions for your visit
      </h2>
      <p className="sign-sheet-note">Nothing you type here is sent or kept.</p>
      <p>
        <button className="button quiet-button" type="button" onClick={onClose}>
          Back to your choices
        </button>
      </p>
      <VisitSheet heading="h3" bothers={bothers} questions={questions} hints={hints} />
    </section>
  )
}
