import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function SolutionGroup() {
  return <h1>solution-group</h1>
}
