/** A row with this key was there, or came at the same moment. */
export function isTakenError(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  return ('code' in cause && cause.code === '23505') || isTakenError(cause.cause)
}
