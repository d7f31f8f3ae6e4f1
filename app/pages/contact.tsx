import { toolPage } from '../page-handle.ts'

export const handle = toolPage

export default function Contact() {
  return <h1>contact</h1>
}
