import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const always = () => true
const never = () => false

/** Returns false on the server and without script. Forms whose result the page must hold are hidden then. */
export function useHasScript(): boolean {
  return useSyncExternalStore(neverChanges, always, never)
}
