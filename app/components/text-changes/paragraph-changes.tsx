/* oxlint-disable react/no-array-index-key -- the parts of a difference never change their order */
import type { ParagraphChange } from '../../../shared/compare-rich-text.ts'
import { Added, Note, Removed, Runs, Words } from './word-runs.tsx'

/** This many unchanged paragraphs in a row are folded. */
const folded = 2

/** A text with its changes marked; unchanged parts are folded. */
export function ParagraphChanges({ paragraphs }: { paragraphs: readonly ParagraphChange[] }) {
  return stretches(paragraphs).map((stretch, at) => {
    if (stretch[0]!.kind !== 'same' || stretch.length < folded) {
      return stretch.map((change, within) => <Change key={`${at}.${within}`} change={change} />)
    }
    return (
      <details key={at} className="unchanged">
        <summary>{stretch.length} unchanged paragraphs</summary>
        {stretch.map((change, within) => (
          <Change key={within} change={change} />
        ))}
      </details>
    )
  })
}

/** Groups unchanged paragraphs in a row; each changed one stands alone. */
function stretches(paragraphs: readonly ParagraphChange[]): ParagraphChange[][] {
  const all: ParagraphChange[][] = []
  for (const change of paragraphs) {
    const last = all.at(-1)
    if (last && change.kind === 'same' && last[0]!.kind === 'same') last.push(change)
    else all.push([change])
  }
  return all
}

function Change({ change }: { change: ParagraphChange }) {
  const { kind, paragraph } = change
  const words = <Words words={paragraph.words} />
  if (kind === 'same') return <p data-kind={paragraph.kind}>{words}</p>
  return (
    <p className="change" data-change="" data-kind={paragraph.kind} tabIndex={-1}>
      {kind === 'added' && <Added>{words}</Added>}
      {kind === 'removed' && <Removed>{words}</Removed>}
      {kind === 'moved-away' && (
        <>
          <Note>Moved away from here</Note> <del>{words}</del>
        </>
      )}
      {kind === 'moved-here' && (
        <>
          <Note>Moved here</Note> <ins>{words}</ins>
        </>
      )}
      {kind === 'changed' && (
        <>
          <Runs runs={change.runs} />
          {change.note && <Note>{change.note}</Note>}
        </>
      )}
    </p>
  )
}
