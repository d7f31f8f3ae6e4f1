import { addressOf, wordsKeyOf } from '../../medical-pages.ts'
import { nightPages } from '../../night/night-pages.ts'
import { group, type SlotPage } from '../slot.ts'

/** For readers in pain or in fear. */
const grade = 6

export const nightSlotPages = (): SlotPage[] => [
  {
    key: 'night',
    title: 'At night: the four doors',
    address: '/tonight',
    grade,
    slots: group(
      'Doors',
      ['title', 'Question above the doors', 'line', { limit: 60 }],
      ['lead', 'Words below it', 'line', { limit: 100 }],
      ['link.label', 'Link to the doors by day', 'line', { limit: 40 }],
      ['description', 'Description', 'text', { limit: 400, help: 'In searches.' }],
      [
        'pageDescription',
        'Description of each page behind a door',
        'text',
        { limit: 200, help: 'In searches, after its title.' },
      ],
    ),
  },
  ...nightPages.map((page): SlotPage => ({
    key: wordsKeyOf(page),
    title: `At night: ${page.headingName}`,
    address: addressOf(page),
    grade,
    mostWords: 102,
    slots: [
      ...group(
        'Door',
        ['headingName', 'Title', 'line', { limit: 60, help: 'In the reader’s words.' }],
        ['heading', 'Words below the title on the door', 'line', { limit: 60 }],
      ),
      ...group(
        'Page',
        ['tonight', 'Do this tonight', 'list', { limit: 300 }],
        ['morning.text', 'Whom to call in the morning', 'text', { limit: 400 }],
      ),
      ...group('Sources', ['sources', 'Sources', 'sources']),
    ],
  })),
]
