import { conditions } from '../../conditions/conditions.ts'
import { guides } from '../../guides/guides.ts'
import type { MedicalPage } from '../../medical-page.ts'
import { addressOf, wordsKeyOf } from '../../medical-pages.ts'
import type { MovingView } from '../../moving-views.ts'
import { group, type Slot, type SlotPage } from '../slot.ts'

export const conditionPages = (): SlotPage[] => conditions.map(slotPageOf)

export const guidePages = (): SlotPage[] =>
  guides.map((guide) => {
    const { slots, title, ...page } = slotPageOf(guide)
    const more = group('Title', ['sentence', 'What a reader notices', 'line', { limit: 80 }])
    return { ...page, title: `Guide: ${title}`, slots: [...slots, ...more] }
  })

function slotPageOf(page: MedicalPage): SlotPage {
  return {
    key: wordsKeyOf(page),
    title: page.shortName,
    address: addressOf(page),
    grade: 9,
    slots: slotsOf(page),
  }
}

function slotsOf({ forSomePeople = {}, options, difference, view }: MedicalPage): Slot[] {
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
      [
        'otherNames',
        'Other names',
        'list',
        { limit: 60, help: 'In the A–Z index and in searches.', required: false },
      ],
    ),
    ...(difference ? group('Title', ['difference.text', 'Difference', 'text']) : []),
    ...(view ? slotsOfView(view) : []),
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
    ...group('Questions for a visit', ['questions', 'Questions to bring', 'list', { limit: 200 }]),
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

function slotsOfView({ states }: MovingView): Slot[] {
  return group(
    'Drawing that moves',
    ['view.question', 'Question above the drawing', 'line', { limit: 80 }],
    ...states.map(({ name }, index): [string, string, 'text', { limit: number }] => [
      `view.states.${index}.text`,
      `“${name}”`,
      'text',
      { limit: 200 },
    ]),
  )
}
