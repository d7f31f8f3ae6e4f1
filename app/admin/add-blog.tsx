import type { Route } from './+types/add-blog.ts'
import { api } from './client/api.ts'
import { BlogForm } from './blog-form/blog-form.tsx'
import { adminMeta } from './browser-page.ts'
import { preloadEditor } from './record-form/load-editor.ts'
import { loadRecord } from './record-form/load-record.ts'
import { RecordScreen } from './record-form/record-screen.tsx'
import { loadDraft } from './writing/use-opened-draft.ts'

export const meta = () => adminMeta('Blog')

/** Not awaited, so that the row handed over by the list shows at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  preloadEditor()
  const id = new URL(request.url).searchParams.get('id')
  return {
    record: id ? loadRecord(api.blog(id)) : undefined,
    draft: loadDraft('blog', request.url),
  }
}

export default function AddBlog({ loaderData }: Route.ComponentProps) {
  return (
    <RecordScreen
      draftKind="blog"
      loading={loaderData}
      titles={{ add: 'Add New Blog', edit: 'Edit Blog', view: 'View Blog' }}
      missing="Article not found"
      list={{ to: '/admin/blogs', label: 'Back to the blog list' }}
      form={BlogForm}
    />
  )
}
