import type { RouterContextProvider } from 'react-router'
import type { Asker } from '../../auth/visitor-header.ts'
import { visitorContext } from '../app-context.ts'

/** What accounts need to know of a request. */
export function askerOf(request: Request, context: Readonly<RouterContextProvider>): Asker {
  return {
    cookies: request.headers.get('cookie') ?? '',
    visitor: context.get(visitorContext),
    program: request.headers.get('user-agent') ?? '',
  }
}
