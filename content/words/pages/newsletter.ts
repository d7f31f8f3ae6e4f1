import { group, type Slot, type SlotPage } from '../slot.ts'

/** A heading and the text below it. */
const screen = (name: string, title: string): Slot[] =>
  group(
    title,
    [`${name}.title`, `${title}: heading`, 'line', { limit: 80 }],
    [`${name}.text`, `${title}: text`, 'text', { limit: 400 }],
  )

export const newsletterPage: SlotPage = {
  key: 'newsletter',
  title: 'Newsletter',
  address: '/newsletter',
  grade: 9,
  slots: [
    ...group(
      'Page',
      ['title', 'Heading', 'line', { limit: 80 }],
      ['intro', 'Words below the heading', 'text', { limit: 400 }],
      ['description', 'Description', 'text', { limit: 400 }],
    ),
    ...screen('sent', 'After subscribing'),
    ...screen('confirm', 'Behind the link to confirm'),
    ...screen('confirmed', 'After confirming'),
    ...screen('leave', 'Leaving without a mail'),
    ...group('Leaving without a mail', ['leave.sent', 'After asking for the link', 'line']),
    ...screen('unsubscribe', 'Behind the link to unsubscribe'),
    ...screen('unsubscribed', 'After unsubscribing'),
    ...group(
      'Mails',
      ['mails.confirmSubject', 'Mail to confirm: subject', 'line', { limit: 120 }],
      ['mails.confirm', 'Mail to confirm: first sentence', 'text', { limit: 300 }],
      ['mails.confirmNot', 'Mail to confirm: last sentence', 'text', { limit: 300 }],
      ['mails.leaveSubject', 'Mail to leave: subject', 'line', { limit: 120 }],
      ['mails.leave', 'Mail to leave: first sentence', 'text', { limit: 300 }],
      ['mails.leaveNot', 'Mail to leave: last sentence', 'text', { limit: 300 }],
      ['mails.why', 'End of each issue', 'text', { limit: 300 }],
    ),
  ],
}
