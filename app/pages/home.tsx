import { toolPage } from '../page-handle.ts'

export const handle = toolPage

export default function Home() {
  return <h1>home</h1>
}
