import { createContext } from 'react'

/**
 * The nonce that allows this response's own scripts to run. It exists only on the server during rendering and is empty
 * in the browser. The page's data does not include the nonce, because an injected script could read it there.
 */
export const NonceContext = createContext('')
