import type { Examples } from '../../ui/example/examples.tsx'
import { article, bareArticle, foreignArticle, longArticle } from '../example/example-records.ts'
import { ArticleAuthor } from './article-author.tsx'

export const articleAuthorExamples: Examples = {
  normal: <ArticleAuthor article={article} />,
  'author gone': <ArticleAuthor article={bareArticle} />,
  'long texts': <ArticleAuthor article={longArticle} />,
  'right to left': <ArticleAuthor article={foreignArticle} />,
}
