import { sleepApnea } from '../../../content/conditions/sleep-apnea.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { ConditionSigns } from './condition-signs.tsx'
import { ConditionTypes } from './condition-types.tsx'
import { findCitations } from '../citations/citations.ts'
import { ConditionCare } from './condition-care.tsx'
import { HowSureList } from './how-sure.tsx'
import { OptionTable } from './option-table.tsx'
import { ProductCare } from './product-care.tsx'
import { SelfCare } from './self-care.tsx'

const { longTitle, longWord, rightToLeft, emoji } = exampleTexts

const none = findCitations([], 0)

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
  signs: <ConditionSigns condition={sleepApnea} />,
  'signs, one or none': (
    <ConditionSigns
      condition={{
        shortName: longWord,
        symptoms: { nightTime: [longWord], dayTime: [rightToLeft], complications: [] },
      }}
    />
  ),
  'self-care': <SelfCare condition={sleepApnea} citations={none} />,
  'self-care, long texts': (
    <SelfCare
      condition={{
        id: 'sleepApnea',
        kind: 'medical',
        shortName: longTitle,
        selfCare: { do: [longWord, longTitle], avoid: [rightToLeft, emoji] },
        forSomePeople: { children: longWord, medicines: rightToLeft },
      }}
      citations={none}
    />
  ),
  care: <ConditionCare condition={sleepApnea} citations={none} />,
  'how sure': <HowSureList statements={sleepApnea.howSure.treatments} citations={none} />,
  'how sure, long texts': (
    <HowSureList
      statements={[
        { certainty: 'unknown', text: longWord },
        { certainty: 'weak', text: rightToLeft },
      ]}
      citations={none}
    />
  ),
  'options, long texts': (
    <OptionTable
      options={[{ name: longWord, helps: longTitle, harms: rightToLeft, sure: longWord }]}
      citations={none}
    />
  ),
  'product, supported': (
    <ProductCare
      productCare={{ ...sleepApnea.productCare, evidence: 'supported' }}
      citations={none}
    />
  ),
  'product, no evidence': (
    <ProductCare
      productCare={{ evidence: 'none', can: longWord, cannot: longTitle }}
      citations={none}
    />
  ),
}
