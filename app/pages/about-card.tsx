import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function AboutCard() {
  return <h1>about-card</h1>
}
