// What a copy still has to do, in temporary tables of the target: they may be as long as the site's own.
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { CopiedTable } from './copied-tables.ts'
import type { Changes } from './copy-table.ts'
import type { Row } from './table-rows.ts'

export type WorkLists = Awaited<ReturnType<typeof createWorkLists>>

const nothing = () => Promise.resolve()

/** They are gone when the transaction ends. */
export async function createWorkLists(trx: Database) {
  await sql`create temporary table blogs_to_index (number integer primary key)
    on commit drop`.execute(trx)
  await sql`create temporary table gone_pictures (key text primary key) on commit drop`.execute(trx)

  const noteBlogs = (column: string) => async (rows: Row[]) => {
    await sql`
      insert into blogs_to_index select unnest(${rows.map((row) => row[column])}::integer[])
      on conflict do nothing`.execute(trx)
  }
  const notePictures = async (rows: Row[]) => {
    await sql`
      insert into gone_pictures select unnest(${rows.map(({ key }) => key)}::text[])`.execute(trx)
  }
  const noteBlog = noteBlogs('blog_number')
  const changes: Record<string, Changes> = {
    // An author's articles are put anew when he is.
    blogs: { put: noteBlogs('number'), gone: nothing },
    blog_tags: { put: noteBlog, gone: noteBlog },
    blog_solutions: { put: noteBlog, gone: noteBlog },
    images: { put: nothing, gone: notePictures },
  }

  return {
    changesOf: ({ name }: CopiedTable): Changes => changes[name] ?? { put: nothing, gone: nothing },

    /** Articles whose lists and search are to be made anew. */
    async *blogsToIndex(size: number): AsyncGenerator<number[]> {
      for (let last = 0; ;) {
        const { rows } = await sql<{ number: number }>`
          select number from blogs_to_index where number > ${last}
          order by number limit ${size}`.execute(trx)
        if (rows.length === 0) return
        yield rows.map(({ number }) => number)
        last = rows.at(-1)!.number
      }
    },

    /** Pictures that an earlier copy had, and the site has no more. */
    gonePictures: sql`select key from gone_pictures`,
  }
}
