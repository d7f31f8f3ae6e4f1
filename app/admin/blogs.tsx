import type { BlogRow } from '../../shared/blog.ts'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenDay } from './frame/panel-dates.ts'
import { useMay } from './frame/use-session.ts'
import { blogActions } from './record-list/blog-actions.ts'
import { BlogFilters } from './record-list/blog-filters.tsx'
import { BulkToolbar } from './record-list/bulk-toolbar.tsx'
import type { Selected } from './record-list/entry-list.tsx'
import { keyOf, recordIdOf } from './record-list/list-entry.ts'
import { ListScreen } from './record-list/list-screen.tsx'
import { NameCell } from './record-list/name-cell.tsx'
import { Cell } from './record-list/row.tsx'
import { useOpenRemarks } from './remarks/use-open-remarks.ts'

export const meta = () => adminMeta('Blogs')

const columns = ['Title', 'Author', 'Brief Description', 'Tags', 'Date', 'Actions']
const texts = {
  name: 'Blog List',
  loading: 'Loading blogs...',
  filter: 'Filter by title, author, brief description or tag',
  empty: 'No blogs found.',
  question: 'Are you sure you want to delete this blog?',
  confirm: 'Delete',
  cancel: 'Cancel',
  failure: 'Failed to delete the Blog. Please try again.',
}

const sorts = { byColumn: { Title: 'title', Author: 'author', Date: 'date' }, usual: '-date' }
const filterNames = ['author', 'tag', 'solution']

export default function Blogs() {
  const may = useMay()
  const remarked = useOpenRemarks()
  const mayWrite = may('articles.write') !== undefined
  return (
    <ListScreen
      access={{ create: mayWrite, remove: mayWrite, drafts: true, change: () => mayWrite }}
      newLabel="New Blog Post"
      kind="blog"
      loadRows={api.blogs.rows}
      columns={columns}
      texts={texts}
      nameOf={({ title }) => title}
      remove={api.blogs.remove}
      actionsOf={blogActions}
      sorts={sorts}
      filterNames={filterNames}
      renderFilters={(list) => <BlogFilters list={list} />}
      {...(may('articles.bulk') && {
        renderToolbar: (selected: Selected<BlogRow>) => <BulkToolbar {...selected} />,
      })}
      renderCells={(row, parts) => (
        <>
          <NameCell
            column="Title"
            {...parts}
            draft={row.draft}
            picture={row.image_url}
            remarks={remarked.get(keyOf('blog', row))?.open}
          />
          <Cell column="Author">
            <p>{authorOf(row)}</p>
          </Cell>
          <Cell column="Brief Description" kind="text">
            {row.brief_description && <p>{row.brief_description}</p>}
          </Cell>
          <Cell column="Tags">
            <p>{row.tags.join(', ')}</p>
          </Cell>
          <Cell column="Date" kind="date">
            {writtenDay(row.date)}
          </Cell>
        </>
      )}
    />
  )
}

/** The author's name; a draft may have none yet. */
function authorOf(row: BlogRow): string {
  return row.author_id?.name ?? (recordIdOf(row) ? 'Unknown' : '')
}
