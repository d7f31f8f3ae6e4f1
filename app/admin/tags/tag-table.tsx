import type { TagCount } from '../../../shared/tag.ts'
import { Cell, Row } from '../record-list/row.tsx'

type TagTableProps = {
  tags: TagCount[]
  onRename: (tag: string) => void
  onMerge: (tag: string) => void
}

const columns = ['Tag', 'Articles', 'Actions']

/** Tags with their number of articles. A tag without articles can't be renamed. */
export function TagTable({ tags, onRename, onMerge }: TagTableProps) {
  return (
    <table className="record-table tag-table" role="table" aria-label="Tags">
      <thead role="rowgroup">
        <Row>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </Row>
      </thead>
      <tbody role="rowgroup">
        {tags.map(({ tag, articles }) => (
          <Row key={tag}>
            <Cell column="Tag" kind="name">
              {tag}
            </Cell>
            <Cell column="Articles">{articles}</Cell>
            <Cell column="Actions">
              {articles > 0 && (
                <span className="tag-actions">
                  <button
                    className="text-button"
                    type="button"
                    aria-label={`Rename ${tag}`}
                    onClick={() => onRename(tag)}
                  >
                    Rename
                  </button>
                  <button
                    className="text-button"
                    type="button"
                    aria-label={`Merge ${tag}`}
                    onClick={() => onMerge(tag)}
                  >
                    Merge
                  </button>
                </span>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </table>
  )
}
