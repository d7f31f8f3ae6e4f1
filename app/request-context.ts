import { createContext } from 'react-router'
import type { Services } from '../server/services.ts'

/** What loaders and actions on the server get with each request. */
export const servicesContext = createContext<Services>()
export const nonceContext = createContext<string>()
/** Where a render leaves its page: as the body of a Response it would be encoded and decoded again. */
export const pageContext = createContext<{ html?: string }>()
