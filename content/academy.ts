import { type Codec, live } from './words/live.ts'

/** A telephone number as people write it, and as links dial it. */
type Telephone = { display: string; dial: string }

export type Academy = {
  product: string
  name: string
  shortName: string
  website: string
  email: string
  telephone: Telephone
  /** When somebody answers the telephone; empty: not said. */
  hours: string
  address: {
    street: string
    locality: string
    region: string
    postalCode: string
    country: string
  }
  /** Shown on the page "How we review". */
  funding: { paidBy: string }
  jurisdiction: string
  timeZone: string
  social: readonly { network: string; handle: string }[]
  /** The address of the picture beside the name. */
  mark: string
}

/** North American numbers may lack the country code. */
export function dialOf(telephone: string): string {
  const digits = telephone.replaceAll(/\D/g, '')
  if (telephone.trim().startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits
}

const telephone: Codec = {
  read: ({ display }: Telephone) => display,
  write: (display: string): Telephone => ({ display, dial: dialOf(display) }),
}

/** The academy's names and addresses. Pages, mails and settings take them from here when they are needed. */
export const academy: Academy = live<Academy>(
  'academy',
  () => ({
    product: 'Bite Alignment',
    name: 'Academy of Bite Alignment',
    shortName: 'ABA',
    website: 'https://academy.example.org',
    email: 'hello@example.org',
    telephone: { display: '+1 (617) 555-0142', dial: '+16175550142' },
    hours: '',
    address: {
      street: '100 Example Street',
      locality: 'Boston',
      region: 'MA',
      postalCode: '02108',
      country: 'US',
    },
    funding: { paidBy: 'the academy itself' },
    jurisdiction: 'the Commonwealth of Massachusetts, United States',
    timeZone: 'America/New_York',
    social: [
      { network: 'Instagram', handle: '@academy.example' },
      { network: 'LinkedIn', handle: 'academy-example' },
      { network: 'X', handle: '@academy_example' },
    ],
    mark: '/pictures/logo-mark.svg',
  }),
  { telephone },
)

/** In one line, without the country. */
export function postalAddress(): string {
  const { street, locality, region, postalCode } = academy.address
  return `${street}, ${locality}, ${region} ${postalCode}`
}
