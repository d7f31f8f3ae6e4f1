import type { DraftFields, DraftKind, DraftValue } from '../../shared/draft-fields.ts'
import { blogFields } from '../../shared/blog-fields.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import { columnKinds, type ColumnsOf, type Fields, namesOf } from '../../shared/fields.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { valuesOfBlogs } from '../listing/facet-values.ts'
import { fromColumn } from './column-values.ts'

/** The fields of a record as readers see them, as its form would send them. Throws 404 where it has been deleted meanwhile. */
export async function recordFields(
  db: Database,
  kind: DraftKind,
  number: number,
): Promise<DraftFields> {
  return kind === 'blog' ? blogValues(db, number) : doctorValues(db, number)
}

const deletedMeanwhile = () => new HttpError(404, 'Draft not found')

/** A new field that has no column must be read here: its absence does not compile. */
type Values<F extends Fields> = Record<keyof F, DraftValue>
type ColumnValues<F extends Fields> = Record<keyof ColumnsOf<F>, DraftValue>

async function blogValues(db: Database, number: number): Promise<Values<typeof blogFields>> {
  const { author_number, ...columns } = await db
    .selectFrom('blogs')
    .select(namesOf(blogFields, columnKinds))
    .select('author_number')
    .where('number', '=', number)
    .executeTakeFirstOrThrow(deletedMeanwhile)
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
    ...columnValues(blogFields, columns),
    author_id: author?.id ?? '',
    tags: tags.get(number) ?? [],
    solutions: solutions.get(number) ?? [],
  }
}

async function doctorValues(db: Database, number: number): Promise<Values<typeof doctorFields>> {
  const columns = await db
    .selectFrom('doctors')
    .select(namesOf(doctorFields, columnKinds))
    .where('number', '=', number)
    .executeTakeFirstOrThrow(deletedMeanwhile)
  return columnValues(doctorFields, columns)
}

function columnValues<F extends Fields>(fields: F, columns: ColumnsOf<F>): ColumnValues<F> {
  const entries = namesOf(fields, columnKinds).map((name) => [
    name,
    fromColumn(fields[name]!, columns[name]) ?? '',
  ])
  return Object.fromEntries(entries) as ColumnValues<F>
}
