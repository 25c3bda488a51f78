/** How Better Auth is told where a request comes from; what a request says there itself is dropped. */
export const visitorHeader = 'x-marshmallow-visitor'

/** Where a request that has to do with accounts comes from. */
export interface Asker {
  cookies: string
  visitor: string
  program: string
}

/** All that Better Auth gets to see of a request that goes through our own pages. */
export function headersOf({ cookies, visitor, program }: Asker): Headers {
  return new Headers({ cookie: cookies, 'user-agent': program.slice(0, 300), [visitorHeader]: visitor })
}
