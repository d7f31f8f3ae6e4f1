import type { Route } from './+types/add-blog.ts'
import { BlogForm } from './blog-form/blog-form.tsx'
import { adminMeta } from './browser-page.ts'
import { loadForm } from './record-form/load-form.ts'
import { RecordScreen } from './record-form/record-screen.tsx'
import { blogKind } from './record-kinds/blog.ts'

export const meta = () => adminMeta('Blog')

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadForm(blogKind, request.url)

export default function AddBlog({ loaderData }: Route.ComponentProps) {
  return <RecordScreen kind={blogKind} loading={loaderData} form={BlogForm} />
}
