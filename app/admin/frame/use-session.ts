import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Session as WholeSession } from '../../../shared/login.ts'
import type { Right, Scope } from '../../../shared/rights.ts'
import { rememberedRights } from '../client/session.ts'

/** Who was logged in when the panel was loaded; empty where the server could not say it. */
export type Session = Partial<WholeSession>

/** Undefined until it is known that somebody is logged in. */
export function useSession(): Session | undefined {
  return useRouteLoaderData<Session>('admin/logged-in')
}

export type May = (right: Right) => Scope | undefined

/**
 * For which records whoever is logged in has a right. What the server has not said is taken from the last
 * time; without one nothing is hidden, and the server refuses it all the same.
 */
export function useMay(): May {
  const remembered = useSyncExternalStore(neverChanges, rememberedRights, () => null)
  const rights = useSession()?.rights ?? remembered?.split(' ')
  return (right) => {
    if (!rights || rights.includes(right)) return 'all'
    return rights.includes(`${right}.own`) ? 'own' : undefined
  }
}

const neverChanges = () => () => {}
