import { academy } from './academy.ts'
import { serviceWords } from './everyday-words/everyday-words.ts'
import { night } from './night/night.ts'
import { live } from './words/live.ts'

/** What the site offers besides medical pages, as the answer to a search. */
export type Service = {
  /** The key of its words. */
  id: string
  /** The name of its page. */
  title: string
  /** What a reader can do there, in one sentence. */
  sentence: string
  to: string
  /** Its page helps, but is about something else: an article about it comes first. */
  isBorrowed: boolean
  /** Words that ask for it; `everyday-words/everyday-words.ts` says how they are written. */
  words: readonly string[]
}

/** What answers say, by the service. */
const words = live('answers', () => ({
  finder: {
    title: 'Find a doctor',
    sentence: 'Search by condition, place and language, and see who takes new patients.',
  },
  tonight: {
    title: night.title,
    sentence: 'Four short pages for the night: what cannot wait, and what to do until morning.',
  },
  visit: {
    title: 'Questions for your visit',
    sentence: 'One page to fill in, print and take to your doctor or dentist.',
  },
  find: {
    title: 'Find the right page',
    sentence: 'Choose what you notice, and see which pages mention it.',
  },
  contact: {
    title: 'Contact',
    sentence: `Write to us or call ${academy.telephone.display}. A person reads every message.`,
  },
  newsletter: {
    title: 'Newsletter',
    sentence: 'Get our news by email. Each mail has a link that ends it with one click.',
  },
  cost: {
    title: 'What it costs',
    sentence:
      'Prices depend on where you live and on your plan. Our sheet of questions helps you ask before you agree to anything.',
  },
  funding: {
    title: 'Who pays for this site',
    sentence: `This site is paid for by ${academy.funding.paidBy}. We show no advertising.`,
  },
  review: {
    title: 'How we review',
    sentence: 'Who writes and checks each page, and where its sources come from.',
  },
  doctors: {
    title: 'Our doctors',
    sentence: 'The doctors and dentists behind our articles.',
  },
  about: {
    title: `About the ${academy.name}`,
    sentence: 'What the academy is, for whom it writes, and what it offers.',
  },
  treats: {
    title: 'What we treat',
    sentence: 'The conditions this site covers, and how strong the evidence is for each.',
  },
  why: {
    title: 'Why the academy',
    sentence: 'Why it helps to look at mouth and body together, and what the academy offers.',
  },
  terms: {
    title: 'Terms of Use',
    sentence: 'The rules for using this site: information only, no medical advice.',
  },
  legal: {
    title: 'Legal Notice',
    sentence: 'Who is responsible for this site, and how to reach us.',
  },
  corrections: {
    title: 'What we have corrected',
    sentence: 'Each mistake that we corrected, with its date, newest first.',
  },
  privacy: {
    title: 'Privacy Policy',
    sentence: 'What we store about you, for how long, and how to have it deleted.',
  },
  accessibility: {
    title: 'Accessibility',
    sentence: 'How to read this site with larger text, a keyboard or a screen reader.',
  },
  index: {
    title: 'A–Z Index',
    sentence: 'Every condition and article, by its first letter.',
  },
}))

export const services: readonly Service[] = [
  service('finder', '/find-a-doctor'),
  service('tonight', night.link.to),
  service('visit', '/visit-sheet'),
  service('find', '/find'),
  service('contact', '/contact'),
  service('newsletter', '/newsletter'),
  service('cost', '/visit-sheet', true),
  service('funding', '/about/review'),
  service('review', '/about/review'),
  service('doctors', '/doctors-behind'),
  service('about', '/about'),
  service('treats', '/about/card2'),
  service('why', '/about/card4'),
  service('terms', '/terms'),
  service('legal', '/legal'),
  service('corrections', '/about/corrections'),
  service('privacy', '/privacypolicy'),
  service('accessibility', '/accessibility'),
  service('index', '/index'),
]

function service(id: keyof typeof words, to: string, isBorrowed = false): Service {
  return {
    id,
    to,
    isBorrowed,
    words: serviceWords[id],
    get title() {
      return words[id].title
    },
    get sentence() {
      return words[id].sentence
    },
  }
}
