/** Tells Better Auth the visitor's IP address. The header of the request itself is dropped. */
export const visitorHeader = 'x-marshmallow-visitor'

/** The parts of a request that concern accounts. */
export interface Requester {
  cookies: string
  visitor: string
  program: string
}

/** Everything Better Auth sees of a request to our own pages. */
export function headersOf({ cookies, visitor, program }: Requester): Headers {
  return new Headers({ cookie: cookies, 'user-agent': program.slice(0, 300), [visitorHeader]: visitor })
}
