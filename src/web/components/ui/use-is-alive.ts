import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True once the script has taken the page over; on the server, and in what it sent, false. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
