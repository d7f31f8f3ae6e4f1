import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { ArticleSearch, ArticleSort } from './article-search.tsx'
import { OtherPages } from './other-pages.tsx'
import { NothingFound } from './nothing-found.tsx'

const quiet = { onType: () => {}, onSubmit: () => {} }

export const articleSearchExamples: Examples = {
  empty: <ArticleSearch query="" {...quiet} />,
  filled: <ArticleSearch query={exampleTexts.longTitle} {...quiet} />,
  'right to left': (
    <div dir="rtl">
      <ArticleSearch query={exampleTexts.rightToLeft} {...quiet} />
    </div>
  ),
  sort: <ArticleSort query="" sort="" onChange={() => {}} />,
  'sort of a search': <ArticleSort query="jaw" sort="a-z" onChange={() => {}} />,
  'pages about conditions': (
    <OtherPages conditions={[{ name: 'TMD', address: '/solution/tmd' }]} doctors={[]} />
  ),
  doctors: (
    <OtherPages
      conditions={[]}
      doctors={[
        { id: 'amara-okafor', name: 'Dr. Amara Okafor', location: 'Boston, MA', sample: true },
      ]}
    />
  ),
  'nothing found': <NothingFound drawing="/pictures/lost.svg" query={exampleTexts.longWord} />,
  'no articles at all': <NothingFound drawing="/pictures/lost.svg" query="" />,
  'loading failed': <NothingFound drawing="/pictures/lost.svg" query="jaw" failure="failed" />,
  'too many searches': <NothingFound drawing="/pictures/lost.svg" query="jaw" failure="too busy" />,
}
