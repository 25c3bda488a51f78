import type { RouterContextProvider } from 'react-router'
import type { Requester } from '../../../auth/visitor-header.ts'
import { visitorContext } from '../../shell/app-context.ts'

export function requesterOf(request: Request, context: Readonly<RouterContextProvider>): Requester {
  return {
    cookies: request.headers.get('cookie') ?? '',
    visitor: context.get(visitorContext),
    program: request.headers.get('user-agent') ?? '',
  }
}
