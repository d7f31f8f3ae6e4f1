import { readingPage } from '../page-handle.ts'

export const handle = readingPage

export default function MedicalSolutions() {
  return <h1>medical-solutions</h1>
}
