import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function NotFound() {
  return <h1>not-found</h1>
}
