import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { borders } from '../scripts/borders.ts'
import { crossings, cycles } from '../scripts/check-borders.ts'
import { projectRoot } from '../server/core/paths.ts'

/** Each of these files has one line, and that line is refused. */
const forbidden = {
  'shared/kysely.ts': "import { sql } from 'kysely'",
  'shared/built-in.ts': "import { readFileSync } from 'fs'",
  'shared/content.ts': "import { academy } from '../content/academy.ts'",
  'content/package.ts': "import { z } from 'zod'",
  'content/app.ts': "export { root } from '../app/root.tsx'",
  'app/ui/product.tsx': "import { academy } from '../../content/academy.ts'",
  'app/ui/context.ts': "import { servicesContext } from '../request-context.ts'",
  'app/ui/server.ts': "import type { Services } from '../../server/main/services.ts'",
  'app/components/part/page.tsx': "import { Home } from '../../pages/home.tsx'",
  'app/components/part/memoize.ts': "import { memoize } from '../../../shared/memoize.ts'",
  'app/components/part/routes.tsx': "import routes from '../../routes.ts'",
  'app/components/part/value.tsx': "import { hasSite } from '../../../server/database/database.ts'",
  'app/components/part/inline.tsx': "import { type A } from '../../../server/main/services.ts'",
  'app/components/part/markup.tsx': "import { Markup } from '../../ui/markup/markup.tsx'",
  'app/pages/page.tsx': "import Home from './home.tsx'",
  'app/pages/panel.tsx': "import { api } from '../admin/api.ts'",
  'app/pages/dynamic.tsx': "const clock = await import('../../server/core/clock.ts')",
  'app/admin/form/screen.tsx': "import Blogs from '../blogs.tsx'",
  'app/admin/page.tsx': "import Home from '../pages/home.tsx'",
  'app/development/server.ts': "import { systemClock } from '../../server/core/clock.ts'",
  'app/islands/panel.ts': "import { api } from '../admin/api.ts'",
  'app/public-pages/page.tsx': "import { Home } from '../pages/home.tsx'",
  'app/route-helpers/panel.ts': "import { api } from '../admin/client/api.ts'",
  'app/panel.tsx': "import { BlogForm } from './admin/blog-form/blog-form.tsx'",
  'server/database/migrations/999-today.ts': "import { limits } from '../../../shared/limits.ts'",
  'server/database/migrations/999-type.ts': "type A = import('../../search/reindex.ts').A",
  'server/pages/component.ts': "import { Home } from '../../app/pages/home.tsx'",
  'server/pages/render.ts': "import { renderToString } from 'react-dom/server'",
  'server/http/component.ts': "import { BlogForm } from '../../app/admin/blog-form/blog-form.tsx'",
  'server/database/images.ts': "import { createImages } from '../images/images.ts'",
  'server/database/driver.ts': "import { openPostgres } from './postgres/open-postgres.ts'",
  'server/search/blogs.ts': "import { createBlogs } from '../blogs/blogs.ts'",
  'server/blogs/services.ts': "import { createServices } from '../main/services.ts'",
  'tests/postgres/pairs/app.ts': "import { createApp } from '../../../server/main/app.ts'",
  'server/blogs/type.ts': "import type { Services } from '../main/services.ts'",
  'server/blogs/backup.ts': "import { writeBackup } from '../backup/write-backup.ts'",
  'server/courses/blogs.ts': "import { createBlogs } from '../blogs/blogs.ts'",
  'server/core/database.ts': "import type { Database } from '../database/database.ts'",
  'server/limits/environment.ts': "import { env } from 'node:process'",
  'tests/api/app.test.ts': "import { createApp } from '../../server/main/app.ts'",
  'tests/support/site/site-on-free-port.ts': "import { Home } from '../../../app/pages/home.tsx'",
  'tests/support/stores/fresh-database.ts':
    "import { createApp } from '../../../server/main/app.ts'",
  'server/limits/tests.ts': "import { newBlog } from '../../tests/support/data/new-blog.ts'",
}

const allowed = {
  'server/courses/courses.ts': "import { inTransaction } from '../database/transaction.ts'",
  'tests/api/services.test.ts': "import type { Services } from '../../server/main/services.ts'",
  'tests/api/program.test.ts': "import { createApp } from '../support/site/built-program.ts'",
  'tests/api/words.test.ts': "import { limits } from '../../shared/limits.ts'",
  'server/courses/courses.test.ts': "import { createBlogs } from '../blogs/blogs.ts'",
  'app/components/part/type.tsx': "import type { A } from '../../../server/blogs/blog-json.ts'",
}

const linted = {
  'server/limits/environment-read.ts': 'export const token = process.env.TOKEN',
  'app/components/part/styled.tsx': "export const Styled = () => <p style={{ color: 'red' }} />",
  'app/components/part/raw.tsx':
    'export const Raw = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />',
  'app/components/part/default.tsx': 'export default function Part() {\n  return null\n}',
}

/** A cycle of three folders, which no border forbids, and two folders that share types both ways. */
const cyclic = {
  'server/courses/courses.ts': "import { rows } from './rows/rows.ts'",
  'server/courses/rows/rows.ts': "import { words } from './words/words.ts'",
  'server/courses/rows/words/words.ts': "import { sort } from '../../sort.ts'",
  'app/ui/list/list.tsx': "import { Item } from './item/item.tsx'",
  'app/ui/list/item/item.tsx': "import type { Kind } from '../kind.ts'",
}

type Diagnostic = { code: string; filename: string; help: string }

let root: string
let rootWithCycle: string

beforeAll(async () => {
  root = await plant({ ...forbidden, ...allowed, ...linted })
  rootWithCycle = await plant(cyclic)
})
afterAll(async () => {
  for (const each of [root, rootWithCycle]) await rm(each, { recursive: true, force: true })
})

/** A new folder with these files, of a line each. */
async function plant(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-borders-'))
  for (const [file, line] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${line}\n`)
  }
  return folder
}

it('refuses each import across a border, with what is allowed instead', () => {
  const lines = crossings(root)
  expect(lines.map((line) => line.split(':')[0])).toEqual(Object.keys(forbidden).toSorted())
  const sentences = borders.map(({ sentence }) => sentence)
  const given = lines.map((line) => line.slice(line.indexOf(': ') + 2))
  expect(new Set(given)).toEqual(new Set(sentences))
})

it('refuses folders that import values from each other in a cycle', () => {
  expect(cycles(rootWithCycle)).toEqual([
    [
      'folders import each other in a cycle:',
      '  server/courses/courses.ts imports server/courses/rows/rows.ts',
      '  server/courses/rows/rows.ts imports server/courses/rows/words/words.ts',
      '  server/courses/rows/words/words.ts imports server/courses/sort.ts',
    ].join('\n'),
  ])
})

it('says once what a border refuses, not again for the cycles that it closes', async () => {
  const wrong = await plant({
    'server/database/rows.ts': "import { createImages } from '../images/images.ts'",
    'server/images/images.ts': "import { rows } from '../database/rows.ts'",
  })
  expect([...crossings(wrong), ...cycles(wrong)]).toEqual([
    expect.stringContaining('server/database/rows.ts:1 imports ../images/images.ts'),
  ])
  await rm(wrong, { recursive: true })
})

it('refuses the environment, raw HTML, inline styles and default exports where they do not belong', async () => {
  const config = join(projectRoot, '.oxlintrc.json')
  const oxlint = join(projectRoot, 'node_modules', '.bin', 'oxlint')
  const said = await new Promise<string>((resolve) => {
    execFile(oxlint, ['-c', config, '-f', 'json', '.'], { cwd: root }, (_error, stdout) =>
      resolve(stdout),
    )
  })
  const { diagnostics } = JSON.parse(said) as { diagnostics: Diagnostic[] }
  const of = (rule: string) => diagnostics.filter(({ code }) => code.includes(rule))
  expect(of('no-restricted-properties')).toEqual([
    expect.objectContaining({
      filename: 'server/limits/environment-read.ts',
      help: 'server/core/env.ts alone reads the environment: add a setting there',
    }),
  ])
  expect(of('forbid-dom-props')).toMatchObject([{ filename: 'app/components/part/styled.tsx' }])
  expect(of('no-danger')).toMatchObject([{ filename: 'app/components/part/raw.tsx' }])
  expect(of('no-default-export')).toMatchObject([{ filename: 'app/components/part/default.tsx' }])
})
