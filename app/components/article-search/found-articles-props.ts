import type { SortOrder } from '../../../shared/blog.ts'
import type { SearchAnswer } from '../../../shared/search-answer.ts'
import type { ListedArticle } from '../article-list/article-list.tsx'
import type { OtherPagesProps } from './other-pages.tsx'

/** A page of the article list, or what a search found. */
export type FoundArticlesProps = {
  query: string
  /** Whether the query was shortened. */
  cut: boolean
  sort: SortOrder | ''
  page: number
  pages: number
  total: number
  articles: ListedArticle[]
  /** Below the heading. */
  intro: string
  /** The address of the drawing shown if nothing is found. */
  nothingFoundDrawing: string
  answer?: SearchAnswer
} & OtherPagesProps
