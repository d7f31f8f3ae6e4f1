import { data } from 'react-router'
import type { LegalPage } from '../../content/legal/legal-page.ts'
import type { Route } from './+types/legal-version.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { LegalText } from '../components/legal-text/legal-text.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(LegalVersionPage)
export default LegalVersionPage

const notFound = 'Version not found.'

/** A legal page as it was published on a day. */
export async function loader({ params, pattern, context }: Route.LoaderArgs) {
  const name = pattern.split('/').find(Boolean)
  const path = `/${name}` as LegalPage['path']
  const page = await context.get(servicesContext).legalVersions.find(path, params.version)
  return page ? data({ page, version: params.version }) : data(null, { status: 404 })
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    return pageMeta(args, { title: notFound, description: notFound, noindex: true })
  }
  const { page, version } = args.loaderData
  const { title, description, path } = page
  return pageMeta(args, {
    title: `${title}, version of ${version}`,
    description,
    path: `${path}/versions/${version}`,
    noindex: true,
  })
}

function LegalVersionPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SiteFrame>
        <ErrorPage title={notFound} text="There is no version at this address." />
      </SiteFrame>
    )
  }
  return <LegalText page={loaderData.page} version={loaderData.version} />
}
