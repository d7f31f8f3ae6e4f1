import { useState } from 'react'
import type { BlogRow } from '../../../shared/blog.ts'
import { recordIdOf } from './list-entry.ts'
import type { Selected } from './entry-list.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { useBulkChanges } from './use-bulk-changes.ts'

/** Actions on all selected articles. */
export function BulkToolbar({ selected, onAll, onClear, ...told }: Selected<BlogRow>) {
  const [tagging, setTagging] = useState(false)
  const changes = useBulkChanges(told)
  const { busy } = changes
  const isPublished = selected.some(recordIdOf)
  return (
    <div className="bulk-toolbar" role="toolbar" aria-label="Selected articles">
      <p>{selected.length} selected</p>
      <button
        className="button quiet-button"
        type="button"
        disabled={busy || !isPublished}
        onClick={() => void changes.unpublish(selected)}
      >
        Unpublish
      </button>
      <button
        className="button quiet-button"
        type="button"
        disabled={busy || !isPublished}
        onClick={() => setTagging(true)}
      >
        Add tag
      </button>
      <button
        className="button quiet-button"
        type="button"
        disabled={busy}
        onClick={() => void changes.trash(selected)}
      >
        Move to trash
      </button>
      <button className="text-button" type="button" onClick={onAll}>
        Select all on this page
      </button>
      <button className="text-button" type="button" onClick={onClear}>
        Clear selection
      </button>
      {tagging && (
        <TagDialog
          onClose={() => setTagging(false)}
          onAdd={(tag) => {
            setTagging(false)
            void changes.addTag(selected, tag)
          }}
        />
      )}
    </div>
  )
}
