import { createContext } from 'react'

/** The render's nonce for inline scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
