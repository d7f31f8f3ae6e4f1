import { blockToolNames, tools } from '../rich-text-editor/tools.ts'

/** Reserves the space of an empty editor while its script is loading, at every width. */
export function EditorPlace({ readOnly, cites }: { readOnly: boolean; cites: boolean }) {
  return (
    <div aria-hidden="true">
      {!readOnly && (
        <div className="editor-toolbar">
          {[
            ...tools.map(({ name }) => name),
            ...(cites ? ['Cite'] : []),
            ...['Link', ...blockToolNames],
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
