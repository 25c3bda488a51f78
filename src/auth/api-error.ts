/** The error that Better Auth throws, recognized without loading it. */
interface ApiError extends Error {
  statusCode: number
  body?: { code?: string; message?: string }
}

export function isApiError(cause: unknown): cause is ApiError {
  return cause instanceof Error && cause.name === 'APIError' && 'statusCode' in cause
}
