import { dangerSigns, helpCards } from '../../../content/danger-signs.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { ArticleSearch, ArticleSort } from './article-search.tsx'
import { AnswerCard } from './answer-card.tsx'
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
  'answer: a danger sign': (
    <AnswerCard
      answer={{
        title: 'Insomnia',
        address: '/solution/insomnia',
        sentence: exampleTexts.longTitle,
        sign: {
          heading: helpCards[0]!.heading,
          ...dangerSigns.suicide,
          crisis: true,
        },
      }}
    />
  ),
  'answer: a page': (
    <AnswerCard
      answer={{
        title: 'Headache',
        address: '/guides/headache',
        sentence: exampleTexts.longTitle,
        advice: {
          firstStep: exampleTexts.longTitle,
          emergency: dangerSigns.suddenHeadache.brief,
          sources: 24,
        },
      }}
    />
  ),
  'answer: an article': (
    <AnswerCard
      answer={{
        title: exampleTexts.longTitle,
        address: '/articles/jaw',
        sentence: exampleTexts.longTitle,
        sample: true,
      }}
      marked
    />
  ),
  'also about this': (
    <OtherPages
      also={{ name: exampleTexts.longTitle, address: '/articles/jaw', sample: true }}
      conditions={[{ name: 'TMD', address: '/solution/tmd' }]}
      doctors={[]}
    />
  ),
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
  'nothing found below an answer': (
    <NothingFound drawing="/pictures/lost.svg" query="newsletter" answered />
  ),
  'no articles at all': <NothingFound drawing="/pictures/lost.svg" query="" />,
  'loading failed': <NothingFound drawing="/pictures/lost.svg" query="jaw" failure="failed" />,
  'too many searches': <NothingFound drawing="/pictures/lost.svg" query="jaw" failure="too busy" />,
}
