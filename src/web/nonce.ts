import { createContext } from 'react'

/**
 * The random word that lets this response's own scripts run. Only the server knows it while it renders: it is no part of the
 * page's data, where a script that got in could read it, and in the browser it is empty.
 */
export const NonceContext = createContext('')
