import { useRouteLoaderData } from 'react-router'

export type Session = {
  /** Who was logged in when the panel was loaded, where the server could say it. */
  email: string | undefined
}

/** Undefined until it is known that somebody is logged in. */
export function useSession(): Session | undefined {
  return useRouteLoaderData<Session>('admin/logged-in')
}
