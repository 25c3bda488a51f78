import type { RouterContextProvider } from 'react-router'
import { DatabaseTimeout, isDatabaseFault } from '../../db/connection/database-unavailable.ts'
import { appContext, documentContext } from './app-context.ts'

/** Pages are read in milliseconds. The database itself gives up a query later, because imports and backups take longer. */
const usualPatienceMs = 8_000
/** After a read without an answer, the next ones wait only this long for a while. */
const silentPatienceMs = 1_000
const silentForMs = 10_000
let silentUntil = 0

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/**
 * Returns `empty` if the database does not answer or lacks a table, so that the page is shown without its lists. The page
 * is sent with status 503, so that neither caches nor search engines store it.
 */
export async function readSoftly<Read extends object>(
  context: Context,
  empty: NoInfer<Read>,
  read: () => Promise<Read>,
): Promise<Read & { isUnavailable?: true }> {
  try {
    return await withinPatience(read())
  } catch (cause) {
    if (!isDatabaseFault(cause)) throw cause
    context.get(documentContext).isUnavailable = true
    context.get(appContext).log.error({ err: cause }, 'A part of a page could not be read')
    return { ...empty, isUnavailable: true }
  }
}

async function withinPatience<Read>(reading: Promise<Read>): Promise<Read> {
  const { promise, reject } = Promise.withResolvers<never>()
  const patienceMs = Date.now() < silentUntil ? silentPatienceMs : usualPatienceMs
  const timer = setTimeout(() => {
    if (patienceMs === usualPatienceMs) silentUntil = Date.now() + silentForMs
    reject(new DatabaseTimeout(patienceMs))
  }, patienceMs)
  try {
    return await Promise.race([reading, promise])
  } finally {
    clearTimeout(timer)
  }
}
