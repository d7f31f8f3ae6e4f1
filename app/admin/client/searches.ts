// Calls for what readers search for, and for synonyms and recommended articles.
import type { BlogListItem } from '../../../shared/blog.ts'
import type { PromotedArticle, SearchedText, SynonymGroup } from '../../../shared/searches.ts'
import { call, list, one } from './request.ts'

const synonyms = '/admin/v1/search/synonyms'
const promoted = '/admin/v1/search/promoted'

export type SearchKind = 'all' | 'nothing'

export const searches = {
  /** The most frequent ones, most searched first. Without `days`, those of 30. */
  list: async (kind: SearchKind, days: string) =>
    (
      await list<SearchedText>(
        `/admin/v1/searches?${new URLSearchParams({ kind, ...(days && { days }) })}`,
      )
    ).items,

  synonyms: async () => (await list<SynonymGroup>(synonyms)).items,
  addSynonyms: (words: string[]) => call<SynonymGroup>('POST', synonyms, { json: { words } }),
  /** Rejects with 409 if somebody else has saved the group meanwhile. */
  changeSynonyms: ({ _id, updatedAt }: SynonymGroup, words: string[]) =>
    call<SynonymGroup>('PUT', one(synonyms, _id), { json: { words, updatedAt } }),
  removeSynonyms: (id: string) => call<undefined>('DELETE', one(synonyms, id)),

  promoted: async () => (await list<PromotedArticle>(promoted)).items,
  promote: (words: string, articleId: string) =>
    call<PromotedArticle>('POST', promoted, { json: { words, articleId } }),
  demote: (id: string) => call<undefined>('DELETE', one(promoted, id)),

  /** Published articles that match the words, best match first; without words the newest. */
  articles: async (words: string) =>
    (
      await list<BlogListItem>(
        `/user/v1/blogs/search?${new URLSearchParams({ query: words, limit: '20' })}`,
      )
    ).items,
}
