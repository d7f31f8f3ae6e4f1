import { academy } from './academy.ts'
import { live } from './words/live.ts'

/** The words at the end of every page. */
export const footer = live('footer', () => ({
  newsletter: 'Stay up to date',
  information:
    'This site gives information only. It is not medical advice, and reading it does not make you our patient.',
  copyright: `© 2025 ${academy.name}. All rights reserved.`,
}))
