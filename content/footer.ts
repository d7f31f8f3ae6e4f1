import { academy } from './academy.ts'
import { live } from './words/live.ts'

/** The words at the end of every page. */
export const footer = live('footer', () => ({
  newsletter: 'Stay up to date',
  information:
    'This site gives information only. It is not medical advice, and reading it does not make you our patient.',
  copyright: `© ${years()} ${academy.name}. All rights reserved.`,
}))

/** From the year in which the site began to the one in which the words were last read. */
function years(): string {
  const began = 2025
  const now = new Date().getFullYear()
  return now > began ? `${began}–${now}` : String(began)
}
