import { createContext, use } from 'react'

/** Who was logged in when the panel was loaded, where the server could say it. */
export const SessionEmailContext = createContext<string | undefined>(undefined)

export function useSessionEmail(): string | undefined {
  return use(SessionEmailContext)
}
