import { createContext } from 'react'

/** Nothing can be edited while a request is on its way, and once it is there: what was changed then would be another. */
export const ReviewLock = createContext(false)
