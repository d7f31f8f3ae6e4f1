import { dentalCarousel, medicalCarousel } from '../../carousels.ts'
import { services } from '../../services.ts'
import { group, type Slot, type SlotPage } from '../slot.ts'

type Words = Parameters<typeof group>[1][]

const page = (key: string, title: string, address: string, ...words: Words): SlotPage => ({
  key,
  title,
  address,
  slots: group('Page', ...words),
})

const heading: Words[0] = ['title', 'Heading', 'line']
const intro: Words[0] = ['intro', 'Words below the heading', 'text', { limit: 400 }]
const description: Words[0] = [
  'description',
  'Description',
  'text',
  { limit: 400, help: 'In searches.' },
]

export const listPages: readonly SlotPage[] = [
  page('index', 'A–Z index', '/index', intro, description),
  page(
    'articles',
    'Articles',
    '/articles',
    ['byDoctors', 'Words below the heading', 'text', { limit: 200 }],
    ['samples', 'The same while the articles are samples', 'text', { limit: 200 }],
    description,
  ),
  page('doctors', 'Our doctors', '/doctors-behind', heading, intro, description),
  page(
    'find-a-doctor',
    'Find a doctor',
    '/find-a-doctor',
    heading,
    intro,
    ['order', 'Who comes first, and who pays', 'text', { limit: 400 }],
    ['notAdvice', 'What a listing is not', 'line', { help: 'Also on the page of each doctor.' }],
    description,
  ),
  page(
    'find',
    'Find the right page',
    '/find',
    heading,
    intro,
    ['tick', 'Words above the signs', 'line'],
    ['kept', 'What is kept of a choice', 'line'],
    description,
  ),
]

export const medicalNotesPage: SlotPage = {
  key: 'medical',
  title: 'All medical pages',
  address: '/solution/tmd',
  grade: 9,
  slots: [
    ...group(
      'How good the evidence is',
      ...(['supported', 'limited', 'none'] as const).map((word): Words[0] => [
        `evidence.${word}`,
        `What “${word}” means`,
        'line',
      ]),
    ),
    ...group(
      'Options side by side',
      ['options', 'Words above the options', 'text', { limit: 300 }],
      ['noNumbers', 'Where no numbers are known', 'line', { limit: 80 }],
    ),
    ...group(
      'What a page is not',
      ['notAdvice', 'At the end of a page', 'text', { limit: 400 }],
      ['notAdviceAtNight', 'At the end of a page at night', 'text', { limit: 200 }],
      ['articles', 'Below the danger signs of an article, before links', 'line'],
    ),
  ],
}

export const visitPage: SlotPage = {
  key: 'visit',
  title: 'Questions for your visit',
  address: '/visit-sheet',
  grade: 9,
  slots: [
    ...group('Page', heading, intro, description),
    ...group(
      'Sheet',
      ['hints.bothers', 'Below “What bothers me”', 'line'],
      ['hints.medicines', 'Below “My medicines”', 'line'],
      ['questions', 'Questions for any visit', 'list', { limit: 200 }],
      ['diary', 'Above the table of two weeks', 'line', { limit: 120 }],
      ['outline', 'What the drawing shows', 'text', { limit: 300 }],
    ),
  ],
}

export const carouselPage = (): SlotPage => ({
  key: 'carousels',
  title: 'Home page: drawings in rows',
  address: '/',
  grade: 9,
  slots: group(
    'What the drawings show',
    ...[...medicalCarousel, ...dentalCarousel].map(({ id, label }): Words[0] => [
      id,
      label,
      'text',
      { limit: 300 },
    ]),
  ),
})

export const answersPage = (): SlotPage => ({
  key: 'answers',
  title: 'Answers in searches',
  address: '/articles',
  grade: 9,
  slots: services.flatMap(({ id, title }): Slot[] =>
    group(
      title,
      [`${id}.title`, `${title}: title`, 'line', { limit: 80 }],
      [`${id}.sentence`, `${title}: sentence`, 'text', { limit: 200 }],
    ),
  ),
})
