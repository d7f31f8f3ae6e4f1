import type { Examples } from '../../ui/example/examples.tsx'
import { allArticles, article } from '../example/example-records.ts'
import { RelatedArticles } from './related-articles.tsx'

const heading = 'Related Articles'
const empty = 'No articles found.'

export const relatedArticlesExamples: Examples = {
  many: <RelatedArticles {...{ heading, empty }} articles={allArticles} more />,
  one: <RelatedArticles {...{ heading, empty }} articles={[article]} more={false} />,
  empty: <RelatedArticles {...{ heading, empty }} articles={[]} more={false} />,
}
