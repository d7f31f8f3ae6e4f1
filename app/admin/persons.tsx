import { adminMeta } from './browser-page.ts'
import { PersonsScreen } from './persons/persons-screen.tsx'

export const meta = () => adminMeta('Personal data')

export default function Persons() {
  return <PersonsScreen />
}
