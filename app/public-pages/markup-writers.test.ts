import fc from 'fast-check'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ShownReview } from '../../shared/review.ts'
import { ArticleList, type ListedArticle } from '../components/article-list/article-list.tsx'
import { FoundArticles } from '../components/article-search/found-articles.tsx'
import type { FoundArticlesProps } from '../components/article-search/found-articles-props.ts'
import { ReferenceList } from '../components/citations/reference-list.tsx'
import { ReviewSection } from '../components/review/review-section.tsx'
import { Island } from '../ui/island/island.tsx'
import { ServerMarkup } from '../ui/server-markup.ts'
import { markupWriters } from './markup-writers.ts'

type Conditions = FoundArticlesProps['conditions']
type Doctors = FoundArticlesProps['doctors']

/** Few values, so that equal ones come again, and among them what must be escaped. */
const text = fc.constantFrom('', 'Jaw', '<b>"1" & 2</b>', '’', '</section>', '\u2028')
const day = fc.constantFrom('2025-07-07T09:00:00.000Z', '2024-02-29T23:59:59.999Z')

const article: fc.Arbitrary<ListedArticle> = fc.record(
  {
    _id: fc.constantFrom('a', 'b', 'c'),
    title: text,
    brief_description: text,
    image_url: fc.constantFrom('', '/images/257cc265c2acbe56d67196ab2af37a16-1200x720.jpg'),
    sample: fc.boolean(),
    createdAt: day,
    author: fc.option(text),
    found: fc.record({ title: fc.tuple(text, text, text), brief: fc.tuple(text) }),
  },
  {
    requiredKeys: [
      '_id',
      'title',
      'brief_description',
      'image_url',
      'sample',
      'createdAt',
      'author',
    ],
  },
)
const articles = fc.uniqueArray(article, { selector: ({ _id }) => _id, maxLength: 3 })

const reference = fc.record({
  kind: fc.constant('journal' as const),
  authors: text,
  title: text,
  publishedIn: text,
  year: fc.option(fc.constant(2020)),
  doi: fc.constantFrom('', '10.1000/1'),
  pmid: fc.constantFrom('', '123'),
  url: fc.constantFrom('', 'https://example.org/?a=1&b=2'),
  accessed: fc.constantFrom('', '2025-07-07'),
})

const review: fc.Arbitrary<ShownReview> = fc.record({
  state: fc.constantFrom('none', 'current', 'due', 'changed'),
  reviewedBy: fc.option(
    fc.record({ _id: fc.option(text), name: text, credentials: text, specialty: text }),
  ),
  reviewedAt: fc.option(day),
  dueOn: fc.option(fc.constant('2026-07-07')),
  changedAt: fc.option(day),
  interests: text,
  isQuestioned: fc.boolean(),
})

const section = fc.oneof(
  fc
    .record({
      articles,
      look: fc.constantFrom('rows' as const, 'shelf' as const),
      marked: fc.boolean(),
    })
    .map((props) => createElement(ArticleList, props)),
  fc
    .tuple(
      fc.uniqueArray(reference, { selector: ({ authors, title }) => `${authors} ${title}` }),
      fc.nat(3),
    )
    .map(([references, places]) =>
      createElement(ReferenceList, { heading: 'Sources', references, placesOf: () => places }),
    ),
  review.map((props) => createElement(ReviewSection, { review: props })),
)

const onServer = (element: ReactElement) =>
  renderToStaticMarkup(createElement(ServerMarkup, { value: markupWriters }, element))

it('writes a part that is kept for its props as if it were rendered anew', () => {
  fc.assert(
    fc.property(section, (element) => {
      const plain = renderToStaticMarkup(element)
      expect(onServer(element)).toBe(plain)
      expect(onServer(element)).toBe(plain)
    }),
  )
})

it('writes an island as React renders it to hydrate, without hints before it', () => {
  const found: fc.Arbitrary<FoundArticlesProps> = fc.record({
    ...{ query: text, cut: fc.boolean(), sort: fc.constantFrom('' as const, 'a-z' as const) },
    ...{ page: fc.nat(3), pages: fc.nat(5), total: fc.nat(60), articles },
    intro: text,
    nothingFoundDrawing: fc.constant('/pictures/lost.svg'),
    ...{ conditions: fc.constant<Conditions>([]), doctors: fc.constant<Doctors>([]) },
  })
  fc.assert(
    fc.property(found, fc.constantFrom('one', 'two'), (props, name) => {
      const whole = renderToString(createElement(FoundArticles, props), { identifierPrefix: name })
      const inside = whole.slice(whole.indexOf('<div'))
      const island = createElement(Island<FoundArticlesProps>, { name, of: FoundArticles, props })
      for (const written of [onServer(island), onServer(island)]) {
        expect(written.slice(written.indexOf('>') + 1, -'</div>'.length)).toBe(inside)
      }
    }),
  )
})
