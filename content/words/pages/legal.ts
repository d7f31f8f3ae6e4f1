import { group, type SlotPage } from '../slot.ts'

const legal = (key: string, title: string, address: string): SlotPage => ({
  key,
  title,
  address,
  grade: 9,
  slots: group(
    'Page',
    ['title', 'Heading', 'line'],
    ['description', 'Description', 'text', { limit: 400 }],
    ['intro', 'Opening paragraphs', 'list', { limit: 2000 }],
    [
      'sections',
      'Sections',
      'items',
      {
        help: 'An empty line begins a paragraph, a hyphen at the start of a line an item of a list.',
      },
    ],
  ),
})

export const legalPages: readonly SlotPage[] = [
  legal('legal.terms', 'Terms of Use', '/terms'),
  legal('legal.notice', 'Legal Notice', '/legal'),
  legal('legal.privacy', 'Privacy Policy', '/privacypolicy'),
]
