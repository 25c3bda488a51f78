import { createContext } from 'react-router'
import type { SignedIn } from '../core/signed-in.ts'
import type { App } from '../operations/app.ts'

/** What loaders and actions work with; the server puts it there once per request. */
export const appContext = createContext<App>()

/** The random word of this response that lets its own scripts run. */
export const nonceContext = createContext<string>()

/** Where the request comes from, for per-address limits. */
export const visitorContext = createContext<string>()

/** Why a request is not looked at any further, as a page of the site says it. */
export interface Refusal {
  status: 400 | 413 | 429
  title: string
  sentence: string
  /** What a person may do about it. */
  advice: string
}

/** Set where the page to be rendered is that sentence. */
export const refusalContext = createContext<Refusal | null>(null)

interface PageDocument {
  /** As the body of a response it would be copied twice more, and every page has a hundred kilobytes. */
  html?: Buffer<ArrayBuffer>
  /** Ids of the ads on it: a page is kept, and its ads are counted each time it is shown. */
  ads?: ReadonlyArray<string>
}

/** Where a rendered page is put, and what there is to know of it. */
export const documentContext = createContext<PageDocument>()

/** Who is signed in. Nobody is on a page made for everybody. */
export const userContext = createContext<SignedIn | null>(null)

/** By which session, for the list of them. */
export const sessionIdContext = createContext<string | null>(null)
