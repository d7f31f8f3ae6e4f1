import { useEffect, useState } from 'react'
import type { PersonJson } from '../../../shared/people.ts'
import { people } from '../client/people.ts'

/** Who may log in. Empty until they have come; without them the log names people by their addresses. */
export function useEverybody(): PersonJson[] {
  const [everybody, setEverybody] = useState<PersonJson[]>([])
  useEffect(() => {
    people.list().then(setEverybody, () => setEverybody([]))
  }, [])
  return everybody
}
