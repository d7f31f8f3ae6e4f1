import { Link } from 'react-router'
import type { BlogRow } from '../../shared/blog.ts'
import type { DraftListItem } from '../../shared/draft.ts'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenDay } from './frame/panel-dates.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { blogActions } from './record-list/blog-actions.ts'
import { dateOf, EntryList } from './record-list/entry-list.tsx'
import { EntryName } from './record-list/entry-name.tsx'
import { type ListEntry, loadersOf } from './record-list/list-entry.ts'
import { ListStates, useListState } from './record-list/list-states.tsx'
import { Cell } from './record-list/row.tsx'

export const meta = () => adminMeta('Blogs')

const path = '/admin/blogs'
const form = '/admin/blogs/add-blog'
const columns = ['Title', 'Author', 'Brief Description', 'Tags', 'Date', 'Actions']
const texts = {
  name: 'Blog List',
  loading: 'Loading blogs...',
  filter: 'Filter by title, author, text or tag',
  empty: {
    all: 'No blogs found.',
    published: 'No blogs found.',
    draft: 'No drafts.',
    scheduled: 'Nothing is scheduled.',
    trash: 'The trash is empty.',
  },
  question: 'Are you sure you want to delete this blog?',
  confirm: 'Delete',
  cancel: 'Cancel',
  failure: 'Failed to delete the Blog. Please try again.',
}

const loaders = loadersOf<BlogRow>({ kind: 'blog', published: api.blogs, rowsOf })

export default function Blogs() {
  const state = useListState()
  return (
    <>
      <ScreenHead title="Blog List">
        <Link className="button" to={form}>
          New Blog Post
        </Link>
      </ScreenHead>
      <ListStates path={path} current={state} />
      {state === 'trash' && (
        <p className="list-hint">What is in the trash is deleted for ever after 30 days.</p>
      )}
      <EntryList
        key={state}
        state={state}
        load={loaders[state]}
        kind="blog"
        form={form}
        history="/admin/blogs/history"
        columns={columns}
        texts={texts}
        nameOf={({ title }) => title}
        remove={api.deleteBlog}
        actionsOf={(entry, name) => blogActions(state, entry, name)}
        renderCells={(entry, name) => (
          <>
            <Cell column="Title" kind="name">
              <EntryName name={name} draft={entry.draft} />
            </Cell>
            <Cell column="Author">{authorOf(entry)}</Cell>
            <Cell column="Brief Description" kind="text">
              {entry.item.brief_description && (
                <p className="clamped">{entry.item.brief_description}</p>
              )}
            </Cell>
            <Cell column="Tags">{entry.item.tags.join(', ')}</Cell>
            <Cell column="Date" kind="date">
              {writtenDay(dateOf(entry))}
            </Cell>
          </>
        )}
      />
    </>
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
    const { title = '', brief_description = '', author_id = '', tags = [] } = fields
    const name = names.get(String(author_id))
    return {
      _id: recordId ?? key,
      title: String(title),
      brief_description: String(brief_description),
      tags: [tags].flat(),
      author_id: name === undefined ? null : { _id: String(author_id), name },
      createdAt,
      updatedAt,
    }
  }
}
