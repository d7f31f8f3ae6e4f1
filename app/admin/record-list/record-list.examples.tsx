import { useState } from 'react'
import type { Blog } from '../../../shared/blog.ts'
import { allArticles, article } from '../../components/example/example-records.ts'
import { type Examples, Hovered } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { listOf } from './example-list.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { listStates } from './list-entry.ts'
import { ListStates } from './list-states.tsx'
import { LongText } from './long-text.tsx'
import { Pager } from './pager.tsx'
import { RecordList } from './record-list.tsx'
import { Cell, Row } from './row.tsx'
import { MenuAction, RowMenu } from './row-menu.tsx'
import type { RecordListState } from './use-record-list.ts'

const nothing = () => {}

const loading = { ...listOf<Blog>([]), loaded: undefined, loading: true }

function List({ list }: { list: RecordListState<Blog> }) {
  return (
    <RecordList
      list={list}
      loadingText="Loading blogs..."
      filterLabel="Filter by title"
      empty="No blogs found."
      name="Blog List"
      columns={['Title', 'Author', 'Tags', 'Date', 'Actions']}
      renderRow={(blog) => (
        <Row key={blog._id}>
          <Cell column="Title" kind="name">
            {blog.title}
          </Cell>
          <Cell column="Author">{blog.author_id?.name ?? 'Unknown'}</Cell>
          <Cell column="Tags">{blog.tags.join(', ')}</Cell>
          <Cell column="Date" kind="date">
            {writtenDay(blog.createdAt)}
          </Cell>
          <Cell kind="actions">
            <RowMenu
              name={blog.title}
              form="/dev/ui"
              mayChange
              row={{ ...blog, draft: null, date: blog.createdAt }}
              onDelete={nothing}
            >
              <MenuAction icon="copy" onPress={nothing}>
                Duplicate
              </MenuAction>
            </RowMenu>
          </Cell>
        </Row>
      )}
    />
  )
}

function Deletion({ name }: { name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button className="button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open deletion of {name}
      </button>
      {open && (
        <DeleteDialog
          question="Are you sure you want to delete this blog?"
          name={name}
          labels={{ confirm: 'Delete', cancel: 'Cancel' }}
          onDelete={async () => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const rest = { setPage: nothing, first: 50, shownCount: 50, total: 1234 }

export const recordListExamples: Examples = {
  one: <List list={listOf([article])} />,
  many: <List list={listOf(allArticles)} />,
  hovered: (
    <Hovered>
      <List list={listOf([article])} />
    </Hovered>
  ),
  empty: <List list={listOf([])} />,
  'nothing matches': <List list={listOf([], 'wombat')} />,
  loading: <List list={loading} />,
  'loading the next page': <List list={{ ...listOf([article]), loading: true }} />,
  'loading failed': <List list={{ ...loading, loading: false, failed: true }} />,
  'loading the next page failed': <List list={{ ...listOf([article]), failed: true }} />,
  'first page': <Pager page={1} pages={25} {...rest} />,
  'last page': <Pager page={25} pages={25} {...rest} />,
  states: <ListStates path="/dev/ui" current="draft" states={listStates} />,
  'short text': <LongText text="In short." />,
  'long text': <LongText text={`${exampleTexts.longWord} ${exampleTexts.longTitle}`} />,
  'e-mail': <EmailText email={`${exampleTexts.longWord}@example.org`} />,
  'deletion dialog': <Deletion name={article.title} />,
  'deletion dialog, long name': <Deletion name={exampleTexts.longWord} />,
}
