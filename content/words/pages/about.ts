import { group, type SlotPage } from '../slot.ts'

const card = (id: string, title: string): SlotPage => ({
  key: id === 'review' ? 'review' : `about.${id}`,
  title,
  address: `/about/${id}`,
  grade: 9,
  slots: group(
    'Page',
    ['heading', 'Heading', 'line'],
    [
      'description',
      'Description',
      'text',
      { limit: 400, help: 'Below the heading, and in searches.' },
    ],
    ['html', 'Text', 'text', { limit: 20_000, rich: true }],
  ),
})

export const aboutPages: readonly SlotPage[] = [
  {
    key: 'about',
    title: 'About',
    address: '/about',
    grade: 9,
    slots: [
      ...group(
        'Opening',
        ['heading', 'Heading', 'line'],
        ['intro', 'Opening paragraphs', 'list', { limit: 2000 }],
        ['review.linkLabel', 'Link to how we review', 'line'],
      ),
      ...['First', 'Second', 'Third', 'Fourth'].flatMap((place, index) =>
        group(
          `${place} card`,
          [`cards.${index}.label`, `${place} card`, 'line'],
          [`cards.${index}.text`, `${place} card, text`, 'text', { limit: 400 }],
        ),
      ),
      ...group(
        'Contact',
        ['contact.text', 'Words before the link to the contact page', 'text', { limit: 400 }],
        ['contact.linkLabel', 'Link to the contact page', 'line', { limit: 80 }],
      ),
      ...group(
        'Clients',
        ['clients.heading', 'Heading of the clients', 'line'],
        ['clients.intro', 'Words before the clients', 'text', { limit: 400 }],
        ['clients.groups', 'Clients', 'items', { limit: 6 }],
      ),
    ],
  },
  card('card1', 'More about the academy'),
  card('card2', 'What we treat'),
  card('card4', 'Why the academy'),
  card('review', 'How we review'),
  {
    key: 'corrections',
    title: 'What we have corrected',
    address: '/about/corrections',
    grade: 9,
    slots: group(
      'Page',
      ['heading', 'Heading', 'line'],
      ['description', 'Description', 'text', { limit: 400 }],
      ['html', 'Words above the list', 'text', { rich: true }],
      [
        'list',
        'Corrections',
        'items',
        {
          limit: 200,
          help: 'The newest first. “On” is a day such as 2026-11-23; an address begins with /.',
        },
      ],
    ),
  },
  {
    key: 'accessibility',
    title: 'Accessibility',
    address: '/accessibility',
    grade: 9,
    slots: group(
      'Page',
      ['heading', 'Heading', 'line'],
      ['description', 'Description', 'text', { limit: 400 }],
      ['html', 'Text', 'text', { limit: 20_000, rich: true }],
    ),
  },
]
