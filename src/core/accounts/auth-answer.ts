export type AuthMode = 'log-in' | 'create-account'

/** Better Auth's error code for a suspended account. The error's message contains the reason. */
export const suspendedCode = 'suspended'

/** Better Auth's error code for a visitor whom the site gives no new account. */
export const signUpClosedCode = 'sign_up_closed'

/** Tells the owner of a suspended account why sign-in failed. */
export const suspendedText = (reason: string) => ({
  title: 'This account is suspended',
  description: reason ? `The reason given: ${reason}` : 'Write to us if you think this is a mistake.',
})

/** Rounds up to minutes, or to hours from 90 minutes on. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
