import { createContext } from 'react-router'
import type { PageServices } from './page-services.ts'

/** What loaders and actions on the server get with each request. */
export const servicesContext = createContext<PageServices>()
export const nonceContext = createContext<string>()
/**
 * A render stores its page here, along with its failure, if any. As the body of a Response the page would
 * be encoded and decoded again.
 */
export const pageContext = createContext<{ requestId: string; html?: string; failure?: unknown }>()
