import { Suspense, use } from 'react'
import { Link } from 'react-router'
import type { Blog } from '../../shared/blog.ts'
import type { Route } from './+types/blogs.ts'
import { api } from './api.ts'
import { adminMeta } from './browser-page.ts'
import { writtenDay } from './frame/panel-dates.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { DeleteDialog } from './record-list/delete-dialog.tsx'
import { DeletedToast } from './record-list/deleted-toast.tsx'
import { ListLoading } from './record-list/list-loading.tsx'
import { loadList, type LoadedList } from './record-list/load-list.ts'
import { RecordList } from './record-list/record-list.tsx'
import { Cell, Row } from './record-list/row.tsx'
import { RowMenu } from './record-list/row-menu.tsx'
import { useAllPages } from './record-list/use-all-pages.ts'
import { useDeletion } from './record-list/use-deletion.ts'

export const meta = () => adminMeta('Blogs')

/** Not awaited: the screen stands at once, the list follows. */
export function clientLoader() {
  return { list: loadList(api.blogs(1)) }
}

const form = '/admin/blogs/add-blog'
const columns = ['Title', 'Author', 'Brief Description', 'Tags', 'Date', 'Actions']

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenHead title="Blog List">
        <Link className="button" to={form}>
          New Blog Post
        </Link>
      </ScreenHead>
      <Suspense fallback={<ListLoading text="Loading blogs..." />}>
        <BlogTable list={loaderData.list} />
      </Suspense>
    </>
  )
}

function BlogTable({ list }: { list: Promise<LoadedList<Blog>> }) {
  const deletion = useDeletion<Blog>(
    ({ _id }) => api.deleteBlog(_id),
    'Failed to delete the Blog. Please try again.',
  )
  const { asked } = deletion
  const loaded = useAllPages(use(list), api.blogs)
  return (
    <>
      <RecordList
        loaded={deletion.without(loaded)}
        textOf={textOf}
        filterLabel="Filter by title, author, text or tag"
        empty="No blogs found."
        name="Blog List"
        columns={columns}
        renderRow={(blog) => (
          <BlogRow key={blog._id} blog={blog} onDelete={() => deletion.ask(blog)} />
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

function BlogRow({ blog, onDelete }: { blog: Blog; onDelete: () => void }) {
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

function authorOf(blog: Blog): string {
  return blog.author_id?.name ?? 'Unknown'
}

function textOf(blog: Blog): string {
  return [blog.title, authorOf(blog), blog.brief_description, ...blog.tags].join(' ')
}
