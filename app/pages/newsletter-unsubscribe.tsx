import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function NewsletterUnsubscribe() {
  return <h1>newsletter-unsubscribe</h1>
}
