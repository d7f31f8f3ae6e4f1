import { useEffect, useState } from 'react'
import type { Blog } from '../../../shared/blog.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import { api } from './api.ts'
import { sessionEnded } from './request.ts'
import { leaveForLogin } from './session.ts'

type Author = Pick<Doctor, '_id' | 'name'> & Partial<Doctor>

/** Possible authors: all doctors, and at once the current one. Not loaded if only viewing. */
export function useAuthors(current: Blog['author_id'], wanted: boolean, onFailure: () => void) {
  const [authors, setAuthors] = useState<Author[]>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(wanted ? 1 : 0)

  useEffect(() => {
    async function load() {
      try {
        const { items } = await api.authors()
        setAuthors(items)
      } catch (error) {
        if (sessionEnded(error)) return leaveForLogin()
        setFailed(true)
        onFailure()
      }
    }
    if (attempt > 0) void load()
  }, [attempt, onFailure])

  function retry() {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  const known: Author[] = authors ?? (current ? [current] : [])
  return { authors: known, loading: wanted && !authors && !failed, failed, retry }
}
