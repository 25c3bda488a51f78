import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns true after hydration, and false on the server and in its HTML. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
