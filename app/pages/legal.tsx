import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function Legal() {
  return <h1>legal</h1>
}
