import { createContext } from 'react'

/** Path of the current page. */
export const PathContext = createContext('/')
