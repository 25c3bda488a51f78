import { readStoreReport, type StoreReport, type WorkerMessage } from '../../../core/offline/storing.ts'
import { fieldsOf, isNumber, isText } from '../../../core/text/fields-of.ts'
import { storedEntry } from '../../browser/stored-entry.ts'
import { forgetCooked } from '../cooking/stored-place.ts'

interface StoredReport {
  /** The ids of the recipes that the service worker was asked to store. */
  asked: string
  at: number
  /** False until it has answered. Until then, the report is the one before. */
  isAnswered: boolean
  report: StoreReport | null
  /** True if the browser allows no service worker. */
  isForbidden: boolean
}

export const nothingStored: StoredReport = { asked: '', at: 0, isAnswered: false, report: null, isForbidden: false }

/** The service worker's last report. */
export const reportEntry = storedEntry<StoredReport>({
  name: 'offline-recipes',
  version: 1,
  empty: nothingStored,
  check: (value) => {
    const { asked, at, isAnswered, report, isForbidden } = fieldsOf(value)
    if (!isText(asked) || !isNumber(at)) return undefined
    return {
      asked,
      at,
      isAnswered: isAnswered === true,
      report: readStoreReport(report) ?? null,
      isForbidden: isForbidden === true,
    }
  },
})

/** Removes the stored recipes at sign-out, because they reveal what an account saved. */
export async function forgetOffline() {
  forgetCooked()
  reportEntry.remove()
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  const message: WorkerMessage = { kind: 'forget' }
  registration?.active?.postMessage(message)
}
