import { toolPage } from '../page-handle.ts'

export const handle = toolPage

export default function AZIndex() {
  return <h1>a-z-index</h1>
}
