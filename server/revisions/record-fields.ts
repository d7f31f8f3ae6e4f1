import type { DraftFields, DraftKind } from '../../shared/draft.ts'
import { blogFields } from '../../shared/blog-fields.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import { namesOf, textKinds } from '../../shared/fields.ts'
import type { Database } from '../database/database.ts'
import { valuesOfBlogs } from '../listing/values-of-blogs.ts'

/** The fields of a record as readers see them, as its form would send them. */
export async function recordFields(
  db: Database,
  kind: DraftKind,
  number: number,
): Promise<DraftFields> {
  return kind === 'blog' ? blogValues(db, number) : doctorValues(db, number)
}

async function blogValues(db: Database, number: number): Promise<DraftFields> {
  const { author_number, ...texts } = await db
    .selectFrom('blogs')
    .select(namesOf(blogFields, textKinds))
    .select('author_number')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const author = await db
    .selectFrom('doctors')
    .select('id')
    .where('number', '=', author_number ?? 0)
    .executeTakeFirst()
  const tags = await valuesOfBlogs(db, { table: 'blog_tags', column: 'tag' }, [number])
  const solutions = await valuesOfBlogs(db, { table: 'blog_solutions', column: 'solution' }, [
    number,
  ])
  return {
    ...withoutNulls(texts),
    author_id: author?.id ?? '',
    tags: tags.get(number) ?? [],
    solutions: solutions.get(number) ?? [],
  }
}

async function doctorValues(db: Database, number: number): Promise<DraftFields> {
  const texts = await db
    .selectFrom('doctors')
    .select(namesOf(doctorFields, textKinds))
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return withoutNulls(texts)
}

function withoutNulls(texts: Record<string, string | null>): DraftFields {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']))
}
