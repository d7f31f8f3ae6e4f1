import { useLocation } from 'react-router'
import { blog as blogSchema } from '../../shared/blog.ts'
import type { Route } from './+types/add-blog.ts'
import { api } from './client/api.ts'
import { BlogForm } from './blog-form/blog-form.tsx'
import { adminMeta } from './browser-page.ts'
import { FormScreen } from './record-form/form-screen.tsx'
import { preloadEditor } from './record-form/load-editor.ts'
import { loadRecord } from './record-form/load-record.ts'
import { useRecord } from './record-form/use-record.ts'

export const meta = () => adminMeta('Blog')

/** Not awaited: what the list handed over is shown at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  preloadEditor()
  const id = new URL(request.url).searchParams.get('id')
  return { blog: id ? loadRecord(api.blog(id)) : undefined }
}

const titles = { add: 'Add New Blog', edit: 'Edit Blog', view: 'View Blog' }

/** Each record has a form of its own, also when one goes back and forth between them. */
export default function AddBlog({ loaderData }: Route.ComponentProps) {
  return <Screen key={useLocation().search} {...loaderData} />
}

function Screen({ blog }: Route.ComponentProps['loaderData']) {
  const { mode, record, setRecord, problem } = useRecord(blog, parse)
  const title = titles[mode]
  return (
    <FormScreen
      title={title}
      problem={problem}
      missing="Article not found"
      list={{ to: '/admin/blogs', label: 'Back to the blog list' }}
    >
      {(mode === 'add' || record) && (
        <BlogForm
          key={record?.updatedAt}
          title={title}
          mode={mode}
          blog={mode === 'add' ? undefined : record}
          onReload={setRecord}
        />
      )}
    </FormScreen>
  )
}

function parse(value: unknown) {
  return blogSchema.safeParse(value).data
}
