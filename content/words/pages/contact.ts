import { group, type SlotPage } from '../slot.ts'

export const contactPage: SlotPage = {
  key: 'contact',
  title: 'Contact',
  address: '/contact',
  grade: 9,
  slots: group(
    'Page',
    ['title', 'Heading', 'line'],
    ['description', 'Description', 'text', { limit: 400, help: 'In searches.' }],
    ['intro', 'Words below the heading', 'text', { limit: 400 }],
    ['otherWays', 'Heading of the other ways to reach us', 'line'],
    ['follow', 'Heading of the social networks', 'line'],
    ['doctors', 'Heading of the doctors', 'line'],
  ),
}

export const footerPage: SlotPage = {
  key: 'footer',
  title: 'Footer',
  address: '/',
  grade: 9,
  slots: group(
    'Footer',
    ['newsletter', 'Words above the newsletter’s field', 'line', { limit: 80 }],
    ['information', 'What this site is not', 'text', { limit: 400 }],
    ['copyright', 'Copyright', 'line'],
  ),
}
