import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Draft } from '../../../shared/draft.ts'
import { ApiError, sessionEnded } from '../client/request.ts'
import { draftsApi } from '../client/drafts.ts'
import { leaveForLogin } from '../client/session.ts'
import { useToast } from '../record-list/list-toast.tsx'

/** Keeps and restores versions of a draft. */
export function useHistoryActions({ key, version }: Draft) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [told, tell] = useToast()
  const [problem, setProblem] = useState('')

  /** `call` returns the message to show on success. */
  async function attempt(call: () => Promise<string>): Promise<boolean> {
    setProblem('')
    try {
      tell(await call())
    } catch (error) {
      if (sessionEnded(error)) leaveForLogin()
      const message = error instanceof ApiError && error.status < 500 ? error.message : ''
      setProblem(message || 'Something went wrong. Please try again.')
      await revalidate()
      return false
    }
    return true
  }

  return {
    told,
    problem,
    async keep(name: string): Promise<boolean> {
      const kept = await attempt(async () => {
        const version = await draftsApi.keepVersion(key, name)
        if (version.name === name) return 'The version has been kept.'
        return `Nothing has changed since this text was kept as “${version.name}”.`
      })
      if (kept) await revalidate()
      return kept
    },
    async restore(number: number): Promise<void> {
      const restored = await attempt(async () => {
        await draftsApi.restoreVersion(key, number, version)
        return 'The version has been restored. Readers see it once you submit it.'
      })
      // The restored text is now the newest version.
      const address = `?${new URLSearchParams({ key })}`
      if (restored) await navigate(address, { replace: true, preventScrollReset: true })
    },
  }
}
