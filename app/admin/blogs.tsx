import { Link } from 'react-router'
import type { BlogRow } from '../../shared/blog.ts'
import { api } from './client/api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenDay } from './frame/panel-dates.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { DeleteDialog } from './record-list/delete-dialog.tsx'
import { DeletedToast } from './record-list/deleted-toast.tsx'
import { RecordList } from './record-list/record-list.tsx'
import { Cell, Row } from './record-list/row.tsx'
import { RowMenu } from './record-list/row-menu.tsx'
import { useDeletion } from './record-list/use-deletion.ts'
import { useRecordList } from './record-list/use-record-list.ts'

export const meta = () => adminMeta('Blogs')

const form = '/admin/blogs/add-blog'
const columns = ['Title', 'Author', 'Brief Description', 'Tags', 'Date', 'Actions']

export default function Blogs() {
  return (
    <>
      <ScreenHead title="Blog List">
        <Link className="button" to={form}>
          New Blog Post
        </Link>
      </ScreenHead>
      <BlogTable />
    </>
  )
}

function BlogTable() {
  const list = useRecordList(api.blogs)
  const deletion = useDeletion<BlogRow>(
    ({ _id }) => api.deleteBlog(_id),
    'Failed to delete the Blog. Please try again.',
    list,
  )
  const { asked } = deletion
  return (
    <>
      <RecordList
        list={deletion.list}
        loadingText="Loading blogs..."
        filterLabel="Filter by title, author, text or tag"
        empty="No blogs found."
        name="Blog List"
        columns={columns}
        renderRow={(blog) => (
          <BlogTableRow key={blog._id} blog={blog} onDelete={() => deletion.ask(blog)} />
        )}
      />
      <DeletedToast name={deletion.deleted?.title} />
      {asked && (
        <DeleteDialog
          question="Are you sure you want to delete this blog?"
          name={asked.title}
          labels={{ confirm: 'Delete', cancel: 'Cancel' }}
          onDelete={() => deletion.remove(asked)}
          onClose={deletion.close}
        />
      )}
    </>
  )
}

function BlogTableRow({ blog, onDelete }: { blog: BlogRow; onDelete: () => void }) {
  return (
    <Row>
      <Cell column="Title" kind="name">
        {blog.title}
      </Cell>
      <Cell column="Author">{authorOf(blog)}</Cell>
      <Cell column="Brief Description" kind="text">
        <p className="clamped">{blog.brief_description}</p>
      </Cell>
      <Cell column="Tags">{blog.tags.join(', ')}</Cell>
      <Cell column="Date" kind="date">
        {writtenDay(blog.createdAt)}
      </Cell>
      <Cell kind="actions">
        <RowMenu name={blog.title} form={form} record={blog} onDelete={onDelete} />
      </Cell>
    </Row>
  )
}

function authorOf(blog: BlogRow): string {
  return blog.author_id?.name ?? 'Unknown'
}
