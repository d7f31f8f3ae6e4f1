import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function Terms() {
  return <h1>terms</h1>
}
