import { ErrorPage } from '../components/error-page/error-page.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'

/** Replaces a page that failed, or that the framework did not find. */
export function FailedPage({ missing, requestId }: { missing: boolean; requestId?: string }) {
  const title = missing ? 'Page not found' : 'Something went wrong'
  return (
    <SiteFrame>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        title={title}
        text={
          missing
            ? 'There is no page at this address.'
            : 'Please try again in a moment. If it keeps happening, please write to us.'
        }
        reference={missing ? undefined : requestId}
      />
    </SiteFrame>
  )
}
