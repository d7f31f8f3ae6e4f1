import { academy } from './academy.ts'
import { live } from './words/live.ts'

/** The words of the A–Z index. */
export const indexPage = live('index', () => ({
  description: 'All articles of the academy, sorted by the first letter of their titles.',
  intro:
    'Every article and every condition by its first letter, and shortcuts to the rest of the site.',
}))

/** The words above the list of articles. */
export const articlesPage = live('articles', () => ({
  description:
    'Articles about the bite, the jaw, sleep, pain and teeth, in plain words and with their sources.',
  byDoctors: 'Written by doctors and dentists, in plain words, with the sources they used.',
  /** Samples are written by made-up people. */
  samples: 'In plain words, with the sources they used.',
}))

/** The words above the list of doctors. */
export const doctorsPage = live('doctors', () => ({
  title: `Doctors Behind ${academy.shortName}`,
  description: `Who writes for the ${academy.name}: their fields, clinics and articles.`,
  intro: `The people who write for the ${academy.name} (${academy.shortName}).`,
}))

/** The words of the search for a doctor. */
export const doctorSearchPage = live('find-a-doctor', () => ({
  title: 'Find a doctor',
  description: `Doctors and dentists of the ${academy.name} by condition, place and language. Nobody pays to be listed.`,
  intro: 'By what bothers you, where you live and the language you speak.',
  order: 'Nobody pays to be listed here. Doctors in the place you named come first, then by name.',
  /** Also on the page of each doctor. */
  notAdvice: 'A listing is not a recommendation.',
}))

/** The words of the index of signs. */
export const findPage = live('find', () => ({
  title: 'Find the right page',
  description:
    'An index of what people notice, in plain words, and of the pages that speak of it. Nothing you choose leaves your browser.',
  intro: 'This is an index, not a diagnosis. It does not know you and cannot say how fast to act.',
  tick: 'Tick what you notice to see the pages that mention it.',
  kept: 'What you choose stays on this page. When you leave, it is gone.',
}))
