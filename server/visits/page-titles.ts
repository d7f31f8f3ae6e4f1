import { aboutCards } from '../../content/about.ts'
import { addressOf, signedPages } from '../../content/medical-pages.ts'
import { accessibilityLink, footerLinks, legalLinks } from '../../content/navigation.ts'
import { night } from '../../content/night/night.ts'
import { solutionGroups } from '../../content/solution-groups.ts'
import type { Database } from '../database/database.ts'
import { recordIds } from './public-paths.ts'

const fixedTitles = new Map([
  ['/', 'Home'],
  ...[...footerLinks, ...legalLinks, accessibilityLink].map(({ to, label }): [string, string] => [
    to,
    label,
  ]),
  ...aboutCards.map(({ id, heading }): [string, string] => [`/about/${id}`, heading]),
  ...solutionGroups.map(({ to, title }): [string, string] => [to, title]),
  ...signedPages.map((page): [string, string] => [addressOf(page), page.headingName]),
  [night.link.to, night.title],
])

/** The titles of these pages by path; a page that is gone has none. */
export async function pageTitles(
  db: Database,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { articles, doctors } = recordIds(paths)
  const titles = new Map(fixedTitles)
  if (articles.length > 0) {
    const rows = await db
      .selectFrom('blogs')
      .select(['id', 'title'])
      .where('id', 'in', articles)
      .execute()
    for (const { id, title } of rows) titles.set(`/articles/${id}`, title)
  }
  if (doctors.length > 0) {
    const rows = await db
      .selectFrom('doctors')
      .select(['id', 'name'])
      .where('id', 'in', doctors)
      .execute()
    for (const { id, name } of rows) titles.set(`/doctors/${id}`, name)
  }
  return titles
}
