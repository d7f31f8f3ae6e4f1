import type { Route } from './+types/blog-history.ts'
import { adminMeta } from './browser-page.ts'
import { HistoryScreen } from './history/history-screen.tsx'
import { loadHistory } from './history/load-history.ts'

export const meta = () => adminMeta('History')

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadHistory(request.url)

export default function BlogHistory({ loaderData }: Route.ComponentProps) {
  return (
    <HistoryScreen
      kind="blog"
      loaded={loaderData}
      form="/admin/blogs/add-blog"
      list={{ to: '/admin/blogs', label: 'Back to the blog list' }}
      missing="Article not found"
    />
  )
}
