import type { RouterContextProvider } from 'react-router'
import { appContext } from '../app-context.ts'

/** The site as this request opened it: a kitchen at home goes by several names. */
export const siteOrigin = (request: Request, context: Readonly<RouterContextProvider>) =>
  context.get(appContext).env.PUBLIC_URL ?? new URL(request.url).origin
