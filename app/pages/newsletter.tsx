import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function Newsletter() {
  return <h1>newsletter</h1>
}
