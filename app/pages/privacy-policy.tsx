import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function PrivacyPolicy() {
  return <h1>privacy-policy</h1>
}
