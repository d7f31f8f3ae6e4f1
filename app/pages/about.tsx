import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function About() {
  return <h1>about</h1>
}
