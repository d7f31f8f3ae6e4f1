/** The academy's names and addresses. Pages, mails and settings take them from here. */
export const academy = {
  product: 'Bite Alignment',
  name: 'Academy of Bite Alignment',
  shortName: 'ABA',
  website: 'https://academy.example.org',
  email: 'hello@example.org',
  telephone: { display: '+1 (617) 555-0142', dial: '+16175550142' },
  address: {
    street: '100 Example Street',
    locality: 'Boston',
    region: 'MA',
    postalCode: '02108',
    country: 'US',
  },
  /** Shown on the page "How we review". */
  funding: { paidBy: 'the academy itself' },
  jurisdiction: 'the Commonwealth of Massachusetts, United States',
  timeZone: 'America/New_York',
  social: [
    { network: 'Instagram', handle: '@academy.example' },
    { network: 'LinkedIn', handle: 'academy-example' },
    { network: 'X', handle: '@academy_example' },
  ],
} as const
