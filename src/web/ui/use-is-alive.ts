import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True after hydration. False on the server and in its HTML. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
