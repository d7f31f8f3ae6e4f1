import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function Doctors() {
  return <h1>doctors</h1>
}
