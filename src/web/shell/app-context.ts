import { createContext } from 'react-router'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { Page } from '../../core/pages/page.ts'
import type { App } from '../../operations/app/app.ts'

/** What loaders and actions work with. The server sets it once per request. */
export const appContext = createContext<App>()

/** The nonce that lets this response's own scripts run. */
export const nonceContext = createContext<string>()

/** The visitor's address, for per-address limits. */
export const visitorContext = createContext<string>()

/** Why the server refused a request, for the error page. */
export interface Refusal {
  status: 400 | 413 | 429 | 503
  title: string
  sentence: string
  /** What the visitor can do about it. */
  advice: string
}

/** Set when the page to render is a refusal. */
export const refusalContext = createContext<Refusal | null>(null)

export interface PageDocument {
  /** The HTML stays out of the response body, which would copy its hundred kilobytes twice more. */
  html?: Buffer<ArrayBuffer>
  /** Ids of the ads on the page. A cached page counts its ads each time it is shown. */
  ads?: ReadonlyArray<string>
  /** True when the database did not answer and the page only says so. */
  isUnavailable?: boolean
}

/** Where rendering puts the page and what the server needs to know about it. */
export const documentContext = createContext<PageDocument>()

/** The signed-in account. Null on a page that is cached for all visitors. */
export const userContext = createContext<SignedIn | null>(null)

/** The id of the current session, for the list of sessions. */
export const sessionIdContext = createContext<string | null>(null)

/** Every page of the site, for navigation built on the server. The gate sets it. */
export const pagesContext = createContext<ReadonlyArray<Page>>([])
