import { StoredPicture } from '../../components/stored-picture/stored-picture.tsx'
import { ParagraphChanges } from '../../components/text-changes/paragraph-changes.tsx'
import { Added, Removed } from '../../components/text-changes/word-runs.tsx'
import type { FieldDifference, LineChange } from './field-differences.ts'

/** The change of one field, under its name. */
export function FieldChange({ difference }: { difference: FieldDifference }) {
  return (
    <section className="field-change">
      <h3>{difference.label}</h3>
      {difference.kind === 'text' && <ParagraphChanges paragraphs={difference.paragraphs} />}
      {difference.kind === 'lines' && <LineChanges lines={difference.lines} />}
      {difference.kind === 'picture' && <PictureChange {...difference} />}
    </section>
  )
}

function LineChanges({ lines }: { lines: readonly LineChange[] }) {
  return (
    <ul className="change line-changes" role="list" data-change="" tabIndex={-1}>
      {lines.map(({ kind, text }) => (
        <li key={`${kind} ${text}`}>
          {kind === 'added' ? (
            <Added>{text}</Added>
          ) : kind === 'removed' ? (
            <Removed>{text}</Removed>
          ) : (
            text
          )}
        </li>
      ))}
      {lines.every(({ kind }) => kind === 'same') && <li>in another order</li>}
    </ul>
  )
}

function PictureChange({ before, after }: { before: string; after: string }) {
  return (
    <div className="change picture-change" data-change="" tabIndex={-1}>
      {before && (
        <Removed>
          <Picture address={before} alt="Picture before" />
        </Removed>
      )}
      {after && (
        <Added>
          <Picture address={after} alt="Picture after" />
        </Added>
      )}
    </div>
  )
}

function Picture(props: { address: string; alt: string }) {
  return <StoredPicture {...props} placeholder="article" sizes="12rem" />
}
