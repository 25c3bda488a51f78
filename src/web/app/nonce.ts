import { createContext } from 'react'

/**
 * The nonce that lets this response's own scripts run. It exists only on the server during rendering. It is not part of
 * the page's data, where an injected script could read it, and it is empty in the browser.
 */
export const NonceContext = createContext('')
