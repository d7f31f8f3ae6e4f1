import { type Examples, Focused, Hovered } from '../../ui/example/examples.tsx'
import { allArticles, article } from '../example/example-records.ts'
import { ArticleList } from './article-list.tsx'

const found = {
  title: ['', 'Jaw', ' clicking: when it matters'],
  brief: ['… and in the morning the ', 'jaws', ' feel tired, as if they had worked all night …'],
  author: ['Dr. Amara ', 'Jawara', ''],
}

export const articleListExamples: Examples = {
  'cards, one': <ArticleList articles={[article]} />,
  'cards, many': <ArticleList articles={allArticles} />,
  'cards, hovered': (
    <Hovered>
      <ArticleList articles={[article]} />
    </Hovered>
  ),
  'cards, focused': (
    <Focused>
      <ArticleList articles={[article]} />
    </Focused>
  ),
  'cards, found by a search': <ArticleList articles={[{ ...article, found }]} />,
  'rows, one': <ArticleList articles={[article]} look="rows" />,
  'rows, many': <ArticleList articles={allArticles} look="rows" />,
  'rows, hovered': (
    <Hovered>
      <ArticleList articles={[article]} look="rows" />
    </Hovered>
  ),
  empty: <ArticleList articles={[]} />,
}
