import { htmlText } from '../../shared/html-text.ts'
import type { SignedText } from '../review-state/signed-text.ts'

const wordsPerMinute = 200
const minutesPerSource = 1

/** Returns how long it takes to read a text and check its sources, such as `20 to 30 minutes`. */
export function reviewTime(text: SignedText): string {
  const words = text
    .filter(({ name }) => name !== 'references')
    .reduce((sum, { html }) => sum + htmlText(html).split(' ').length, 0)
  const sources = text
    .filter(({ name }) => name === 'references')
    .reduce((sum, { html }) => sum + html.split('<li>').length - 1, 0)
  const minutes = words / wordsPerMinute + sources * minutesPerSource
  if (minutes < 10) return '5 to 10 minutes'
  if (minutes >= 90) return `about ${Math.round(minutes / 60)} hours`
  if (minutes >= 60) return 'about an hour'
  const from = Math.floor(minutes / 10) * 10
  return `${from} to ${from + 10} minutes`
}
