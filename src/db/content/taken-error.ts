/** Returns whether an error is a unique constraint violation. */
export function isTakenError(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  return ('code' in cause && cause.code === '23505') || isTakenError(cause.cause)
}
