import { sleepApnea } from '../../../content/conditions/sleep-apnea.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { ConditionSigns } from './condition-signs.tsx'
import { ConditionTypes } from './condition-types.tsx'
import { SourceList } from './source-list.tsx'

const { longTitle, longWord, rightToLeft, emoji } = exampleTexts

export const conditionExamples: Examples = {
  types: <ConditionTypes condition={sleepApnea} />,
  'types, long texts': (
    <ConditionTypes
      condition={{
        ...sleepApnea,
        typesOf: longWord,
        types: [
          { type: longWord, description: longTitle },
          { type: rightToLeft, description: emoji },
        ],
      }}
    />
  ),
  signs: <ConditionSigns symptoms={sleepApnea.symptoms} />,
  'signs, one or none': (
    <ConditionSigns
      symptoms={{ nightTime: [longWord], dayTime: [rightToLeft], complications: [] }}
    />
  ),
  sources: <SourceList sources={sleepApnea.sources} />,
  'sources, long texts': (
    <SourceList
      sources={[
        { by: longWord, title: longTitle, publishedIn: longWord, url: 'https://example.org/' },
        { by: rightToLeft, title: emoji, publishedIn: 'Book', year: 2025 },
      ]}
    />
  ),
}
