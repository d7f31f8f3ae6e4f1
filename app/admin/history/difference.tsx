import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Select } from '../../ui/text-field/select.tsx'
import { FieldChange } from './field-change.tsx'
import { countChanges, type FieldDifference } from './field-differences.ts'
import type { History } from './load-history.ts'

type DifferenceProps = {
  differences: readonly FieldDifference[]
  /** A sentence that says what is compared. */
  summary: string
  /** Undefined if there is nothing to choose. */
  compareWith: History['compareWith'] | undefined
  /** Whether there is nothing to compare with: the text is shown without marks. */
  isOnly: boolean
  /** Actions on what is shown. */
  children: ReactNode
}

/** Scrolls to the start of a newly chosen version: in narrow windows the list is above it. */
function useScrollToStart(region: RefObject<HTMLElement | null>) {
  const [params] = useSearchParams()
  const shown = params.get('version')
  const before = useRef(shown)

  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const { top } = region.current!.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2) region.current!.scrollIntoView()
  }, [region, shown])
}

/** The changes, field by field. The keys `j` and `k` go to the next and the previous change. */
export function Difference(props: DifferenceProps) {
  const { differences, summary, compareWith, isOnly, children } = props
  const id = useId()
  const region = useRef<HTMLElement>(null)
  const step = useChangeSteps(region)
  useScrollToStart(region)
  const count = countChanges(differences)
  return (
    <section
      className="difference"
      data-only={isOnly || undefined}
      aria-labelledby={id}
      ref={region}
    >
      <div className="difference-head">
        <h2 id={id}>Difference</h2>
        {children}
      </div>
      <p role="status">
        {summary} {isOnly ? 'Nothing has changed yet.' : countText(count)}
      </p>
      {compareWith && <CompareWith value={compareWith} />}
      {count > 0 && !isOnly && (
        <div className="change-steps">
          <button
            className="button quiet-button"
            type="button"
            aria-keyshortcuts="K"
            onClick={() => step(-1)}
          >
            Previous change
          </button>
          <button
            className="button quiet-button"
            type="button"
            aria-keyshortcuts="J"
            onClick={() => step(1)}
          >
            Next change
          </button>
          <p className="quiet">
            Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous
          </p>
        </div>
      )}
      {differences.map((difference) => (
        <FieldChange key={difference.name} difference={difference} />
      ))}
    </section>
  )
}

function countText(count: number): string {
  return count === 0 ? 'Nothing differs.' : count === 1 ? '1 change.' : `${count} changes.`
}

const comparisons = [
  { value: 'before', label: 'the version before' },
  { value: 'now', label: 'the present text' },
]

function CompareWith({ value }: { value: History['compareWith'] }) {
  const id = useId()
  const [params] = useSearchParams()
  const navigate = useNavigate()

  function choose(next: string) {
    const address = new URLSearchParams(params)
    if (next === 'now') address.set('with', next)
    else address.delete('with')
    void navigate(`?${address}`, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="compare-with">
      <label htmlFor={id}>Compare with</label>
      <Select
        id={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
        options={comparisons}
      />
    </div>
  )
}

/** Moves the focus from change to change, starting from the one that had it last. */
function useChangeSteps(region: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null)

  function step(by: 1 | -1) {
    const all = [...(region.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
    const at = all.findIndex((change) => change === last.current)
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]
    if (!next) return
    last.current = next
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'center' })
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return
      // Only if this screen has the focus, and never while the user types or answers a question.
      if (!target.closest('#content') || target.closest('input, select, textarea')) return
      if (key === 'j') step(1)
      else if (key === 'k') step(-1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
    // oxlint-disable-next-line react/exhaustive-deps -- each key press reads the current state
  }, [])

  return step
}
