// What SQLite and PostgreSQL each do in their own way.
import type { SortOrder } from '../../../shared/blog.ts'
import type { Found } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import type { MatchedTerms } from './highlighter.ts'
import type { Term } from './parse-query.ts'

export type SearchFound = Found & { terms: MatchedTerms }

/** The numbers of a section of the blogs found, best match first unless `sort` says otherwise. */
export type Search = (
  text: string,
  sort: SortOrder | undefined,
  section: Section,
) => Promise<SearchFound>

/** The numbers of the newest blogs that have all of the terms in their titles. */
type TitlesWith = (terms: Term[], limit: number) => Promise<number[]>
export type Titles = { asTyped: TitlesWith; corrected: TitlesWith }
