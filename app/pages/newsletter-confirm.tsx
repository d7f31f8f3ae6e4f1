import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function NewsletterConfirm() {
  return <h1>newsletter-confirm</h1>
}
