import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Session as WholeSession } from '../../../shared/login.ts'
import type { Right, Scope } from '../../../shared/rights.ts'
import { rememberedRights } from '../client/session.ts'

/** The user when the panel was loaded; empty if the server did not say. */
export type Session = Partial<WholeSession>

/** Undefined until a user is known to be logged in. */
export function useSession(): Session | undefined {
  return useRouteLoaderData<Session>('admin/logged-in')
}

export type May = (right: Right) => Scope | undefined

/**
 * For which records the user has a right. Until the server says, the rights of the last visit apply;
 * without those nothing is hidden, and the server refuses all the same.
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
