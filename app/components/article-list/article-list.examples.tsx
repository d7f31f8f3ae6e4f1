import { type Examples, Focused, Hovered } from '../../ui/example/examples.tsx'
import { allArticles, article, teaserOf } from '../example/example-records.ts'
import { ArticleList } from './article-list.tsx'

const many = allArticles.map(teaserOf)
const one = [teaserOf(article)]

const found = {
  title: ['', 'Jaw', ' clicking: when it matters'],
  brief: ['… and in the morning the ', 'jaws', ' feel tired, as if they had worked all night …'],
  author: ['Dr. Amara ', 'Jawara', ''],
}

export const articleListExamples: Examples = {
  'cards, one': <ArticleList articles={one} />,
  'cards, many': <ArticleList articles={many} />,
  'cards, hovered': (
    <Hovered>
      <ArticleList articles={one} />
    </Hovered>
  ),
  'cards, focused': (
    <Focused>
      <ArticleList articles={one} />
    </Focused>
  ),
  'cards, found by a search': <ArticleList articles={[{ ...teaserOf(article), found }]} />,
  'found, recommended': (
    <ArticleList articles={[{ ...teaserOf(article), found, promoted: true }]} look="found" />
  ),
  'rows, one': <ArticleList articles={one} look="rows" />,
  'rows, many': <ArticleList articles={many} look="rows" />,
  'rows, hovered': (
    <Hovered>
      <ArticleList articles={one} look="rows" />
    </Hovered>
  ),
  empty: <ArticleList articles={[]} />,
}
