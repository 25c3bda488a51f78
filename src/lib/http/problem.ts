import { errors } from 'undici'

export type HttpProblemKind =
  | 'bad-address'
  | 'refused-address'
  | 'dns'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'aborted'
  | 'protocol'

/** A problem with another server, with a message for visitors. `cause` is for the log. */
export interface HttpProblem {
  ok: false
  kind: HttpProblemKind
  message: string
  cause?: unknown
}

export function httpProblem(kind: HttpProblemKind, message: string, cause?: unknown): HttpProblem {
  return cause === undefined ? { ok: false, kind, message } : { ok: false, kind, message, cause }
}

/**
 * Turns a network error into a problem. An error without a code is a bug here and is rethrown: network errors always
 * have one.
 */
export function problemFromError(error: unknown, host: string): HttpProblem {
  const code = errorCode(error)
  if (code === undefined || code === 'UND_ERR_INVALID_ARG') throw error
  if (/^(EAI_|ENOTFOUND|ENODATA|ESERVFAIL)/.test(code)) {
    return httpProblem('dns', `No site called ${host} could be found.`, error)
  }
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO$|HOSTNAME_MISMATCH)/.test(code)) {
    return httpProblem('tls', `No secure connection to ${host} could be made.`, error)
  }
  if (/HEADERS?_OVERFLOW/.test(code)) {
    return httpProblem('too-large', `${host} sent more headers than we accept.`, error)
  }
  if (
    /^(ECONN|EHOST|ENET|EPIPE$|ETIMEDOUT$|EADDR|EACCES$|EPERM$|UND_ERR_CONNECT_TIMEOUT$|UND_ERR_SOCKET$)/.test(code)
  ) {
    return httpProblem('connect', `${host} could not be reached, or closed the connection.`, error)
  }
  return httpProblem('protocol', `${host} sent an answer we couldn’t understand.`, error)
}

function errorCode(error: unknown): string | undefined {
  if (error instanceof errors.HTTPParserError) return error.code ?? 'HPE_UNKNOWN'
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
