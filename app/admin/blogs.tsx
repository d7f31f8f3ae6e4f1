import type { BlogRow } from '../../shared/blog.ts'
import type { DraftListItem } from '../../shared/draft.ts'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenDay } from './frame/panel-dates.ts'
import { useMay } from './frame/use-session.ts'
import { blogActions } from './record-list/blog-actions.ts'
import { BlogFilters } from './record-list/blog-filters.tsx'
import { BulkToolbar } from './record-list/bulk-toolbar.tsx'
import { dateOf, type Selected } from './record-list/entry-list.tsx'
import { type ListEntry, loadersOf } from './record-list/list-entry.ts'
import { ListScreen } from './record-list/list-screen.tsx'
import { NameCell } from './record-list/name-cell.tsx'
import { Cell } from './record-list/row.tsx'
import { valueText } from '../../shared/value-text.ts'

export const meta = () => adminMeta('Blogs')

const columns = ['Title', 'Author', 'Brief Description', 'Tags', 'Date', 'Actions']
const texts = {
  name: 'Blog List',
  loading: 'Loading blogs...',
  filter: 'Filter by title, author, text or tag',
  empty: 'No blogs found.',
  question: 'Are you sure you want to delete this blog?',
  confirm: 'Delete',
  cancel: 'Cancel',
  failure: 'Failed to delete the Blog. Please try again.',
}

const sorts = { byColumn: { Title: 'title', Author: 'author', Date: 'date' }, usual: '-date' }
const filterNames = ['author', 'tag', 'solution']

const loaders = loadersOf<BlogRow>({
  kind: 'blog',
  published: api.blogs,
  rowsOf,
  sortText: ({ title, author_id }, order) => (order === 'title' ? title : (author_id?.name ?? '')),
})

export default function Blogs() {
  const may = useMay()
  const mayWrite = may('articles.write') !== undefined
  return (
    <ListScreen
      access={{ create: mayWrite, remove: mayWrite, drafts: true, change: () => mayWrite }}
      path="/admin/blogs"
      form="/admin/blogs/add-blog"
      newLabel="New Blog Post"
      kind="blog"
      loaders={loaders}
      columns={columns}
      texts={texts}
      nameOf={({ title }) => title}
      remove={api.deleteBlog}
      actionsOf={blogActions}
      pageOf={(id) => `/articles/${encodeURIComponent(id)}`}
      sorts={sorts}
      filterNames={filterNames}
      renderFilters={(list) => <BlogFilters list={list} />}
      {...(may('articles.bulk') && {
        renderToolbar: (selected: Selected<BlogRow>) => <BulkToolbar {...selected} />,
      })}
      renderCells={(entry, parts) => (
        <>
          <NameCell column="Title" {...parts} draft={entry.draft} picture={entry.item.image_url} />
          <Cell column="Author">
            <p>{authorOf(entry)}</p>
          </Cell>
          <Cell column="Brief Description" kind="text">
            {entry.item.brief_description && <p>{entry.item.brief_description}</p>}
          </Cell>
          <Cell column="Tags">
            <p>{entry.item.tags.join(', ')}</p>
          </Cell>
          <Cell column="Date" kind="date">
            {writtenDay(dateOf(entry))}
          </Cell>
        </>
      )}
    />
  )
}

/** A draft may have none yet. */
function authorOf({ item, recordId }: ListEntry<BlogRow>): string {
  return item.author_id?.name ?? (recordId ? 'Unknown' : '')
}

/** Drafts know their author's id only: the names are asked for where there are any. */
async function rowsOf(drafts: DraftListItem[]) {
  const isNamed = drafts.some(({ fields }) => fields['author_id'])
  const authors = isNamed ? (await api.authors()).items : []
  const names = new Map(authors.map(({ _id, name }) => [_id, name]))
  return ({ key, recordId, fields, createdAt, updatedAt }: DraftListItem): BlogRow => {
    const { title = '', brief_description = '', author_id = '', image_url = '', tags } = fields
    const name = names.get(valueText(author_id))
    return {
      _id: recordId ?? key,
      title: valueText(title),
      brief_description: valueText(brief_description),
      tags: Array.isArray(tags) ? tags.map(String) : [],
      image_url: valueText(image_url),
      sample: fields['sample'] === true,
      author_id: name === undefined ? null : { _id: valueText(author_id), name },
      createdAt,
      updatedAt,
    }
  }
}
