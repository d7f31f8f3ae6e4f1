import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function ApiDocs() {
  return <h1>api-docs</h1>
}
