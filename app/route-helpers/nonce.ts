import { createContext } from 'react'

/** The render's secret mark for inline scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
