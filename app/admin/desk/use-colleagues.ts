import { useEffect, useState } from 'react'
import type { DeskPerson } from '../../../shared/desk.ts'
import { desk } from '../client/desk.ts'

/** People an enquiry may be assigned to, always with the one who has it, whose role may have changed since. */
export function useColleagues(present: DeskPerson | null = null): DeskPerson[] {
  const [colleagues, setColleagues] = useState<DeskPerson[]>([])
  useEffect(() => {
    // ignored: the select still has the current assignee.
    desk.colleagues().then(setColleagues, () => undefined)
  }, [])
  const isListed = !present || colleagues.some(({ _id }) => _id === present._id)
  return isListed ? colleagues : [present, ...colleagues]
}
