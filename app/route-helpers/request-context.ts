import { createContext } from 'react-router'
import type { PageServices } from './page-services.ts'

/** What loaders and actions on the server get with each request. */
export const servicesContext = createContext<PageServices>()
export const nonceContext = createContext<string>()
/**
 * Where a render leaves its page, which as the body of a Response would be encoded and decoded again,
 * and what failed on the way to it.
 */
export const pageContext = createContext<{ requestId: string; html?: string; failure?: unknown }>()
