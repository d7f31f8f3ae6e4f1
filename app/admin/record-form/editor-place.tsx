import { use } from 'react'
import { RemarkContext } from '../remarks/remark-context.ts'
import { blockToolNames, tools } from '../rich-text-editor/tools.ts'

/** Reserves the space of an empty editor while its script is loading, at every width. */
export function EditorPlace({ readOnly, cites }: { readOnly: boolean; cites: boolean }) {
  const remarks = use(RemarkContext)
  return (
    <div aria-hidden="true">
      {!readOnly && (
        <div className="editor-toolbar">
          {[
            ...tools.map(({ name }) => name),
            ...(cites ? ['Cite'] : []),
            ...['Link', ...blockToolNames],
            ...(remarks ? ['Remark'] : []),
          ].map((name) => (
            <span key={name} className="tool" />
          ))}
        </div>
      )}
      {readOnly ? (
        <div className="ProseMirror rich-text" contentEditable={false}>
          <br />
        </div>
      ) : (
        <div className="ProseMirror rich-text" />
      )}
    </div>
  )
}
