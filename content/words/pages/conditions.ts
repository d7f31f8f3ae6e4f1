import { conditions } from '../../conditions/conditions.ts'
import type { MedicalPage } from '../../medical-page.ts'
import { addressOf } from '../../medical-pages.ts'
import { group, type Slot, type SlotPage } from '../slot.ts'

export const conditionPages = (): SlotPage[] =>
  conditions.map((condition) => ({
    key: `condition.${condition.id}`,
    title: condition.shortName,
    address: addressOf(condition),
    grade: 9,
    slots: slotsOf(condition),
  }))

function slotsOf({ forSomePeople = {}, options, difference }: MedicalPage): Slot[] {
  const some = [
    ['children', 'If this is about a child'],
    ['pregnancy', 'If you are pregnant'],
    ['medicines', 'If you take medicines'],
    ['olderPeople', 'If you are older'],
  ] as const
  return [
    ...group(
      'Title',
      ['headingName', 'Title', 'line'],
      ['heading', 'First sentence', 'text', { limit: 300 }],
      ['description', 'Description', 'text'],
      ['image.alt', 'What the picture shows', 'text', { limit: 500 }],
    ),
    ...(difference ? group('Title', ['difference.text', 'Difference', 'text']) : []),
    ...group(
      'Signs',
      ['symptoms.nightTime', 'Night Time', 'list'],
      ['symptoms.dayTime', 'Day Time', 'list'],
      ['symptoms.complications', 'Complications & Risks', 'list'],
    ),
    ...group(
      'What you can do',
      ['selfCare.do', 'Do', 'list'],
      ['selfCare.avoid', 'Avoid', 'list'],
      ...some
        .filter(([people]) => forSomePeople[people] !== undefined)
        .map(([people, label]): [string, string, 'text'] => [
          `forSomePeople.${people}`,
          label,
          'text',
        ]),
    ),
    ...group(
      'Tests and treatments',
      ['tests', 'Tests', 'text'],
      ['treatments', 'Treatments', 'list'],
      ['howSure.treatments', 'How sure the treatments are', 'items', { required: false }],
    ),
    ...(options ? group('Options side by side', ['options', 'Options', 'items']) : []),
    ...group(
      'Causes and types',
      ['causes', 'Causes', 'text'],
      ['typesOf', 'Types of', 'line', { help: 'Follows the words “Types of”.' }],
      ['types', 'Types', 'items'],
    ),
    ...group(
      'What is known',
      ['shortDescription1', 'What is known', 'text'],
      ['shortDescription2', 'What is known, second part', 'text'],
      ['howSure.known', 'How sure this is', 'items', { required: false }],
    ),
    ...group(
      'The product',
      [
        'productCare.evidence',
        'Evidence',
        'choice',
        { options: ['supported', 'limited', 'none'], required: true },
      ],
      ['productCare.can', 'What it can do', 'text'],
      ['productCare.cannot', 'What it cannot do', 'text'],
    ),
    ...group('Sources', ['sources', 'Sources', 'sources']),
  ]
}
