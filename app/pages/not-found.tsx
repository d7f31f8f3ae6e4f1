import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = readingPage(NotFound)
export default NotFound

export function loader() {
  return data(null, { status: 404 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Page not found',
    description: 'There is no page at this address.',
    noindex: true,
  })

function NotFound() {
  return (
    <SiteFrame>
      <ErrorPage
        title="Page not found"
        text="There is no page at this address. It may have moved, or the link may contain a typo."
      />
    </SiteFrame>
  )
}
