import type { RouterContextProvider } from 'react-router'
import { appContext } from '../../shell/app-context.ts'

/** Returns the site's public address, or the origin of this request. A home server may have several names. */
export const siteOrigin = (request: Request, context: Readonly<RouterContextProvider>) =>
  context.get(appContext).env.PUBLIC_URL ?? new URL(request.url).origin
