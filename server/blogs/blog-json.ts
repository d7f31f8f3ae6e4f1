import type { Selectable } from 'kysely'
import type { Blog, BlogListItem, Solution } from '../../shared/blog.ts'
import { blogFields, isListed, type UnlistedField } from '../../shared/blog-fields.ts'
import { columnKinds, namesOf } from '../../shared/fields.ts'
import type { Tables } from '../database/tables.ts'
import { cleanStored } from '../html/clean-stored.ts'
import { fieldsFrom } from '../records/columns.ts'

const columns = namesOf(blogFields, columnKinds)
/** Fields in lists that are columns of `blogs`. */
export const listedColumns = columns.filter(isListed)

export type BlogRow = Selectable<Tables['blogs']>

/** The author's columns, from a join; all null if there is no author. */
export type AuthorColumns = {
  author_id: string | null
  author_name: string | null
  author_description: string | null
  author_image_url: string | null
}

type BlogListRow = Omit<
  BlogRow,
  UnlistedField | 'number' | 'title_key' | 'letter' | 'author_number'
> &
  AuthorColumns
export type BlogLists = { tags: string[]; solutions: string[] }

export function blogListItemJson(row: BlogListRow, lists: BlogLists): BlogListItem {
  return { ...fieldsFrom(blogFields, listedColumns, row), ...otherFields(row, lists) }
}

/** A blog without its review. */
export type UnreviewedBlog = Omit<Blog, 'review'>

export function blogJson(row: BlogRow & AuthorColumns, lists: BlogLists): UnreviewedBlog {
  return { ...fieldsFrom(blogFields, columns, row), ...otherFields(row, lists) }
}

function otherFields(row: BlogListRow, lists: BlogLists) {
  return {
    _id: row.id,
    solutions: lists.solutions as Solution[],
    tags: lists.tags,
    author_id: authorJson(row),
    author_image_url: row.author_image_url ?? '',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function authorJson(row: AuthorColumns): Blog['author_id'] {
  if (row.author_id === null) return null
  return {
    _id: row.author_id,
    name: row.author_name ?? '',
    description: cleanStored(row.author_description ?? ''),
    image_url: row.author_image_url ?? '',
  }
}
