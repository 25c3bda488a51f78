/** What the page for logging in and for creating an account gets back when it did not work. */
export interface AuthAnswer {
  mode: AuthMode
  typed: { name: string; email: string }
  errors: { name?: string; email?: string; password?: string }
  /** What is wrong with all of it. */
  problem?: string
}

export type AuthMode = 'log-in' | 'create-account'

/** How Better Auth hands on that an account is suspended; the message is the reason. */
export const suspendedCode = 'suspended'

/** Why a suspended account does not open, told to its owner. */
export const suspendedText = (reason: string) => ({
  title: 'This account is suspended',
  description: reason ? `The reason given: ${reason}` : 'Write to us if you think this is a mistake.',
})

/** In words, rounded up: nobody counts the seconds of an hour. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
