import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function Article() {
  return <h1>article</h1>
}
