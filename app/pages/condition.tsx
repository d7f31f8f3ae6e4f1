import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function Condition() {
  return <h1>condition</h1>
}
