import { academy } from '../../content/academy.ts'
import type { Route } from './+types/api-docs.ts'
import { ApiOperation } from '../components/api-reference/api-operation.tsx'
import { groupOperations, type OpenApi } from '../components/api-reference/open-api.ts'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { TableOfContents } from '../components/table-of-contents/table-of-contents.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(ApiDocs)
export default ApiDocs

export function loader({ context }: Route.LoaderArgs) {
  return { description: context.get(servicesContext).apiDescription() as OpenApi }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'API',
    description: `Every operation of the JSON API of the ${academy.name}, with its parameters and responses.`,
    path: '/api/docs',
  })

function ApiDocs({ loaderData: { description } }: Route.ComponentProps) {
  const groups = [...groupOperations(description)]
  const contents = groups.map(([name]) => ({ id: groupId(name), text: name }))
  return (
    <SiteFrame>
      <PageIntro title={description.info.title}>
        <p>{description.info.description}</p>
        <p>
          The same in machine-readable form: <a href="/api/openapi.json">openapi.json</a>
        </p>
      </PageIntro>
      <div className="wrap api-docs">
        <TableOfContents entries={contents} />
        <div className="api-docs-groups">
          {groups.map(([name, operations]) => (
            <section key={name} aria-labelledby={groupId(name)}>
              <h2 id={groupId(name)}>{name}</h2>
              {operations.map((operation) => (
                <ApiOperation key={operation.id} operation={operation} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </SiteFrame>
  )
}

function groupId(name: string): string {
  return `group-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}
