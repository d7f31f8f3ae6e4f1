import { toolPage } from '../page-handle.ts'

export const handle = toolPage

export default function Articles() {
  return <h1>articles</h1>
}
