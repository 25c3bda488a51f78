/** Returns whether an error of Node.js or PostgreSQL has this code, such as `ENOENT` or `42501`. */
export const hasCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code
