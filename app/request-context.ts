import { createContext } from 'react-router'
import type { Services } from '../server/services.ts'

/** What loaders and actions on the server get with each request. */
export const servicesContext = createContext<Services>()
export const nonceContext = createContext<string>()
