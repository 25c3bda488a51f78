import { offlineEntries } from '../../browser/offline-entries.ts'
import { isInStorage } from '../../browser/stored-entry.ts'
import { accountEntry } from '../../shell/account-entry.ts'
import { countVisit, visitsEntry } from './app-visits.ts'

const againMs = 5_000
const used = Object.values(offlineEntries)

let isStarted = false

/**
 * Starts the service worker for visitors who return or have recipes to store. A visitor who looks at one recipe should
 * not download a whole app. Returns true if the site may offer to be installed.
 */
export function startOffline(): boolean {
  if (!isStarted) {
    isStarted = true
    countVisit()
    startOnceNeeded()
  }
  const { count, hasDeclined } = visitsEntry.read()
  return count > 1 && !hasDeclined && !isInstalled()
}

function startOnceNeeded() {
  const isNeeded =
    visitsEntry.read().count > 1 || isInstalled() || Boolean(accountEntry.read()) || used.some(isInStorage)
  // Without a connection, the script would fail to load, and nothing would try again.
  if (!isNeeded || !navigator.onLine) return void setTimeout(startOnceNeeded, againMs)
  void import('./start-worker.ts').then(({ startWorker }) => startWorker()).catch(() => undefined)
}

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches
