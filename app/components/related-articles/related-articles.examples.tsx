import type { Examples } from '../../ui/example/examples.tsx'
import { allArticles, article, teaserOf } from '../example/example-records.ts'
import { RelatedArticles } from './related-articles.tsx'

const many = allArticles.map(teaserOf)
const one = [teaserOf(article)]
const heading = 'Related Articles'
const empty = 'No articles found.'

export const relatedArticlesExamples: Examples = {
  many: <RelatedArticles heading={heading} empty={empty} articles={many} more />,
  one: <RelatedArticles heading={heading} empty={empty} articles={one} more={false} />,
  empty: <RelatedArticles heading={heading} empty={empty} articles={[]} more={false} />,
}
