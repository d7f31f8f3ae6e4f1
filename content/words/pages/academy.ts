import { group, type SlotPage } from '../slot.ts'

export const academyPage: SlotPage = {
  key: 'academy',
  title: 'The academy',
  address: '/contact',
  slots: [
    ...group(
      'Names',
      ['name', 'Name', 'line'],
      ['shortName', 'Short name', 'line', { limit: 40 }],
      ['product', 'Product', 'line', { limit: 80, help: 'The treatment that the pages explain.' }],
      [
        'mark',
        'Mark',
        'picture',
        {
          help: 'A square picture. It is small and on a dark ground: use light colors and no background.',
        },
      ],
    ),
    ...group(
      'How to reach us',
      ['email', 'Email', 'email', { help: 'Only an owner can change it.' }],
      [
        'telephone',
        'Telephone',
        'telephone',
        { help: 'One number, as people write it; links dial its digits.' },
      ],
      ['hours', 'Telephone hours', 'line', { required: false, help: 'Empty: the site says none.' }],
      ['website', 'Web address', 'url', { required: true }],
    ),
    ...group(
      'Address',
      ['address.street', 'Street', 'line'],
      ['address.locality', 'Town', 'line'],
      ['address.region', 'State', 'line', { limit: 40 }],
      ['address.postalCode', 'ZIP code', 'line', { limit: 20 }],
      ['address.country', 'Country', 'line', { limit: 60 }],
    ),
    ...group(
      'Law and money',
      [
        'funding.paidBy',
        'Who pays for the site',
        'line',
        { help: 'Follows the words “This site is paid for by”.' },
      ],
      ['jurisdiction', 'Jurisdiction', 'line', { help: 'Whose law the legal pages name.' }],
    ),
    ...group('Social networks', ['social', 'Accounts', 'items', { limit: 10, required: false }]),
  ],
}
