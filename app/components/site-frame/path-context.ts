import { createContext } from 'react'

/** Path of the page's address. */
export const PathContext = createContext('/')
