import type { Examples } from '../../ui/example/examples.tsx'
import {
  article,
  bareArticle,
  foreignArticle,
  longArticle,
  wordArticle,
} from '../example/example-records.ts'
import { ArticleHead } from './article-head.tsx'

export const articleHeadExamples: Examples = {
  normal: <ArticleHead article={article} minutes={7} />,
  'nothing but a title': <ArticleHead article={bareArticle} minutes={1} />,
  'a long title': <ArticleHead article={longArticle} minutes={120} />,
  'a long word': <ArticleHead article={wordArticle} minutes={2} />,
  'right to left, emoji, picture missing': <ArticleHead article={foreignArticle} minutes={2} />,
}
