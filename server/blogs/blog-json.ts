import type { Selectable } from 'kysely'
import type { Blog, BlogListItem, Solution } from '../../shared/blog.ts'
import type { Tables } from '../database/tables.ts'
import { cleanStored } from '../html/clean-stored.ts'

type BlogRow = Selectable<Tables['blogs']>

/** The author's columns that a join adds to a blog; all null where the author is gone. */
type AuthorColumns = {
  author_id: string | null
  author_name: string | null
  author_description: string | null
  author_image_url: string | null
}

export type BlogListRow = Omit<BlogRow, 'long_description'> & AuthorColumns
export type BlogLists = { tags: string[]; solutions: string[] }

export function blogListItemJson(row: BlogListRow, lists: BlogLists): BlogListItem {
  return {
    _id: row.id,
    title: row.title,
    brief_description: row.brief_description,
    blog_summary: cleanStored(row.blog_summary),
    img_description: cleanStored(row.img_description),
    call_out: row.call_out,
    image_url: row.image_url,
    solutions: lists.solutions as Solution[],
    tags: lists.tags,
    author_id: authorJson(row),
    author_image_url: row.author_image_url ?? '',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export function blogJson(row: BlogRow & AuthorColumns, lists: BlogLists): Blog {
  return { ...blogListItemJson(row, lists), long_description: cleanStored(row.long_description) }
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
