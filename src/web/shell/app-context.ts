import { createContext } from 'react-router'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { Page } from '../../core/pages/page.ts'
import type { ReceivedFiles } from '../../operations/importing/receive-files.ts'
import type { App } from '../../operations/app/app.ts'

/** The app that loaders and actions use. The server sets it once per request. */
export const appContext = createContext<App>()

/** The nonce that lets this response's own scripts run. */
export const nonceContext = createContext<string>()

/** The visitor's address, for per-address limits. */
export const visitorContext = createContext<string>()

/** Receives the files of an upload form, which may be too large for `formData`. */
export const uploadContext = createContext<() => Promise<ReceivedFiles>>()

/** The reason why the server refused a request, for the error page. */
export interface Refusal {
  status: 400 | 413 | 429 | 503
  title: string
  sentence: string
  /** A suggestion for the visitor. */
  advice: string
}

/** The refusal to render, if the server refused the request. */
export const refusalContext = createContext<Refusal | null>(null)

export interface PageDocument {
  /** The HTML. It is not part of the response body, because that would copy its hundred kilobytes twice more. */
  html?: Buffer<ArrayBuffer>
  /** Ids of the ads on the page. A cached page counts its ads each time it is shown. */
  ads?: ReadonlyArray<string>
  /** Chicory's server, if the site has a publisher id. The policy of every page allows its script then. */
  chicory?: string
  /** True if the database did not answer and the page only shows an error. */
  isUnavailable?: boolean
}

/** The rendered page and the facts the server needs about it. */
export const documentContext = createContext<PageDocument>()

/** The signed-in account. Null for visitors and on pages that are cached for all visitors. */
export const userContext = createContext<SignedIn | null>(null)

/** The id of the current session. The list of sessions uses it. */
export const sessionIdContext = createContext<string | null>(null)

/** Every page of the site, set by the gate. The server builds navigation from this list. */
export const pagesContext = createContext<ReadonlyArray<Page>>([])
