import type { DraftFields, DraftKind } from '../../shared/draft.ts'
import type { Database } from '../database/database.ts'

/** The fields of a record as readers see them, as its form would send them. */
export function recordFields(db: Database, kind: DraftKind, number: number): Promise<DraftFields> {
  return kind === 'blog' ? blogFields(db, number) : doctorFields(db, number)
}

async function blogFields(db: Database, number: number): Promise<DraftFields> {
  const { author_id, ...texts } = await db
    .selectFrom('blogs')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select(['title', 'brief_description', 'long_description', 'call_out', 'blog_summary'])
    .select(['img_description', 'blogs.image_url', 'doctors.id as author_id'])
    .where('blogs.number', '=', number)
    .executeTakeFirstOrThrow()
  const solutions = await db
    .selectFrom('blog_solutions')
    .select('solution')
    .where('blog_number', '=', number)
    .orderBy('position')
    .execute()
  const tags = await db
    .selectFrom('blog_tags')
    .select('tag')
    .where('blog_number', '=', number)
    .orderBy('position')
    .execute()
  return {
    ...texts,
    author_id: author_id ?? '',
    solutions: solutions.map(({ solution }) => solution),
    tags: tags.map(({ tag }) => tag),
    typed_tag: '',
  }
}

function doctorFields(db: Database, number: number): Promise<DraftFields> {
  return db
    .selectFrom('doctors')
    .select(['name', 'email', 'location', 'linkedin', 'description', 'image_url'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
}
