import type { Examples } from '../../ui/example/examples.tsx'
import { article, bareArticle, foreignArticle, longArticle } from '../example/example-records.ts'
import { ArticleAuthor } from './article-author.tsx'

export const articleAuthorExamples: Examples = {
  normal: <ArticleAuthor article={article} sample={false} />,
  'author gone': <ArticleAuthor article={bareArticle} sample={false} />,
  sample: <ArticleAuthor article={article} sample />,
  'long texts': <ArticleAuthor article={longArticle} sample={false} />,
  'right to left': <ArticleAuthor article={foreignArticle} sample={false} />,
}
