/** Passes the visitor's IP address to Better Auth. The same header in a request is dropped. */
export const visitorHeader = 'x-marshmallow-visitor'

/** The parts of a request that concern accounts. */
export interface Requester {
  cookies: string
  visitor: string
  program: string
}

/** Returns the only headers of a request to our own pages that Better Auth gets. */
export function headersOf({ cookies, visitor, program }: Requester): Headers {
  return new Headers({ cookie: cookies, 'user-agent': program.slice(0, 300), [visitorHeader]: visitor })
}
