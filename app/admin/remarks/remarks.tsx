// The list of remarks beside a text, or below it. Loaded after the form.
import './remarks.css'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Remark } from '../../../shared/remark.ts'
import { ApiError } from '../client/request.ts'
import { useRemarkState } from './remark-context.ts'
import { RemarkDialog, type Written } from './remark-dialog.tsx'
import { RemarkItem } from './remark-item.tsx'
import type { NewRemark, RemarkStore } from './remark-store.ts'

type RemarksProps = {
  store: RemarkStore
  /** Labels of the fields that take remarks, in their order on the screen. */
  fields: ReadonlyMap<string, string>
  /** Whether the person may change the text. */
  mayWrite: boolean
  /** Saves what is typed: a remark is about what is on the server. */
  save: () => Promise<unknown>
}

export function Remarks({ store, fields, mayWrite, save }: RemarksProps) {
  const { remarks, places, current, begun, said, problem, isRefused } = useRemarkState(store)
  const [showsClosed, setShowsClosed] = useState(false)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Below the text it would take the text away from under the cursor.
    if (!current || !matchMedia('(width >= 75rem)').matches) return
    document.getElementById(`remark-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const before = useRef(begun)
  useLayoutEffect(() => {
    const ended = before.current
    before.current = begun
    // The focus is back in the text by itself, but the cursor is lost with the dialog that had it.
    if (ended?.anchor && !begun) store.editors.get(ended.field)?.editor.view.focus()
  }, [begun, store])

  if (isRefused) return null
  const open = inOrder(remarks, places, [...fields.keys()])
  const closed = remarks.filter(({ outcome }) => outcome !== 'open')
  const item = (remark: Remark) => (
    <RemarkItem
      key={remark._id}
      remark={remark}
      store={store}
      isGone={places.get(remark._id) === null}
      isCurrent={remark._id === current}
      mayWrite={mayWrite}
      onGone={() => heading.current?.focus()}
    />
  )

  return (
    <section className="remarks" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Remarks{open.length > 0 && ` (${open.length})`}
      </h2>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {open.length > 0 ? (
        <ol role="list">{open.map(item)}</ol>
      ) : (
        <p className="quiet">Nobody has remarked on this text.</p>
      )}
      <div className="remark-acts">
        <button
          className="text-button"
          type="button"
          aria-keyshortcuts="Control+Alt+M"
          // A pointer press leaves the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => store.begin(selectedField(store) ?? [...fields.keys()][0]!)}
        >
          Add a remark
        </button>
        {closed.length > 0 && (
          <button
            className="text-button"
            type="button"
            aria-expanded={showsClosed}
            onClick={() => setShowsClosed(!showsClosed)}
          >
            {closed.length === 1 ? '1 resolved remark' : `${closed.length} resolved remarks`}
          </button>
        )}
      </div>
      {showsClosed && (
        <ol role="list" aria-label="Resolved remarks">
          {closed.map(item)}
        </ol>
      )}
      {begun && (
        <RemarkDialog
          title={begun.anchor ? `Remark on ${fields.get(begun.field)}` : 'Remark on a passage'}
          quote={begun.anchor?.exact}
          onClose={store.end}
          onSend={async (written) => {
            await save()
            await store.add(inputOf(store, begun, written, fields))
            store.end()
          }}
        />
      )}
    </section>
  )
}

/** The field in which words are selected. */
function selectedField({ editors }: RemarkStore): string | undefined {
  const at = getSelection()?.anchorNode
  return [...editors].find(([, { editor }]) => at && editor.view.dom.contains(at))?.[0]
}

/** The passage is the selected one, or that of typed words, in whichever field has them. */
function inputOf(
  { editors }: RemarkStore,
  { field, anchor }: NewRemark,
  { quote, ...words }: Written,
  fields: ReadonlyMap<string, string>,
) {
  if (anchor) return { field, anchor, ...words }
  for (const name of [field, ...fields.keys()]) {
    const found = quote.trim() && editors.get(name)?.anchorOf(quote)
    if (found) return { field: name, anchor: found, ...words }
  }
  throw new ApiError(400, 'These words are not in the text.', 'anchor')
}

/** Open remarks as their passages stand in the text; those whose passage is gone come last. */
function inOrder(
  remarks: readonly Remark[],
  places: ReadonlyMap<string, number | null>,
  fields: string[],
): Remark[] {
  const placeOf = ({ _id, field, anchor }: Remark) => {
    const at = places.get(_id)
    return at === null ? [1, 0, 0] : [0, fields.indexOf(field), at ?? anchor.start]
  }
  return remarks
    .filter(({ outcome }) => outcome === 'open')
    .toSorted((one, other) => {
      const [a, b] = [placeOf(one), placeOf(other)]
      return a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!
    })
}
