import type { StartStep } from '../../../shared/setup.ts'

type Described = {
  title: string
  sentence: string
  /** Where it is done; missing where the step itself has what it takes. */
  to?: string
  link?: string
}

const academy = '/admin/words/academy'

/** What each step asks for, in the order in which the page shows them. */
export const described: Record<StartStep, Described> = {
  name: {
    title: 'Name',
    sentence:
      'What the academy is called, in full and in short. It is on every page and in every mail.',
    to: `${academy}#name`,
    link: 'Change the name',
  },
  mark: {
    title: 'Mark',
    sentence:
      'The picture beside the name, and in the tabs of browsers: square, in light colors, without a background.',
    to: `${academy}#mark`,
    link: 'Upload a mark',
  },
  telephone: {
    title: 'Telephone and hours',
    sentence: 'The number that patients call, and when somebody answers.',
    to: `${academy}#telephone`,
    link: 'Change the telephone',
  },
  address: {
    title: 'Address',
    sentence: 'Where you are. The legal pages name it as well.',
    to: `${academy}#address.street`,
    link: 'Change the address',
  },
  email: {
    title: 'Email',
    sentence:
      'Where patients write to. Notices of new enquiries go there too, once you have confirmed it by a code.',
    to: `${academy}#email`,
    link: 'Change the email address',
  },
  people: {
    title: 'People',
    sentence: 'Invite a colleague: somebody to write, to answer patients, or to review.',
    to: '/admin/people',
    link: 'Invite people',
  },
  samples: {
    title: 'Samples away',
    sentence: 'The articles and doctors that the site came with are made up.',
  },
  mail: {
    title: 'Mail leaves the site',
    sentence:
      'Whoever runs the server connects it to a mail server. Until then codes and notices stay on the server.',
    to: '/admin/meter',
    link: 'See whether mail works',
  },
}
