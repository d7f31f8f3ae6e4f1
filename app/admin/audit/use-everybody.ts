import { useEffect, useState } from 'react'
import type { PersonJson } from '../../../shared/people.ts'
import { people } from '../client/people.ts'

/** Everybody who may log in. Empty until loaded; while empty, the log shows addresses. */
export function useEverybody(): PersonJson[] {
  const [everybody, setEverybody] = useState<PersonJson[]>([])
  useEffect(() => {
    people.list().then(setEverybody, () => setEverybody([]))
  }, [])
  return everybody
}
