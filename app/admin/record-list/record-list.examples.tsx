import { useState } from 'react'
import type { Blog } from '../../../shared/blog.ts'
import { allArticles, article } from '../../components/example/example-records.ts'
import { type Examples, Hovered } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { ListLoading } from './list-loading.tsx'
import { LongText } from './long-text.tsx'
import { Pager } from './pager.tsx'
import { RecordList } from './record-list.tsx'
import { Cell, Row } from './row.tsx'
import { RowMenu } from './row-menu.tsx'

type ListProps = { blogs: Blog[]; total?: number; failed?: boolean }

function List({ blogs, total = blogs.length, failed = false }: ListProps) {
  return (
    <RecordList
      loaded={{ items: blogs, total, failed }}
      textOf={({ title }) => title}
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
            <RowMenu name={blog.title} form="/dev/ui" record={blog} onDelete={() => {}} />
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

const rest = { setPage: () => {}, first: 50, shownCount: 50, total: 1234 }

export const recordListExamples: Examples = {
  one: <List blogs={[article]} />,
  many: <List blogs={allArticles} />,
  hovered: (
    <Hovered>
      <List blogs={[article]} />
    </Hovered>
  ),
  empty: <List blogs={[]} />,
  loading: <ListLoading text="Loading blogs..." />,
  'loading more': <List blogs={[article]} total={1234} />,
  'not all loaded': <List blogs={[article]} total={1234} failed />,
  'loading failed': <List blogs={[]} failed />,
  'first page': <Pager page={1} pages={25} {...rest} />,
  'last page': <Pager page={25} pages={25} {...rest} />,
  'short text': <LongText text="In short." />,
  'long text': <LongText text={`${exampleTexts.longWord} ${exampleTexts.longTitle}`} />,
  'e-mail': <EmailText email={`${exampleTexts.longWord}@example.org`} />,
  'deletion dialog': <Deletion name={article.title} />,
  'deletion dialog, long name': <Deletion name={exampleTexts.longWord} />,
}
