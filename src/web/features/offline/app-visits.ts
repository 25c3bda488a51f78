import { fieldsOf, isNumber } from '../../../core/text/fields-of.ts'
import { storedEntry } from '../../browser/stored-entry.ts'

interface AppVisits {
  count: number
  /** True when the visitor declined to install the site. It is not offered again. */
  hasDeclined: boolean
}

/** How often this browser visited the site, which decides when installing it is offered. */
export const visitsEntry = storedEntry<AppVisits>({
  name: 'app-visits',
  version: 1,
  empty: { count: 0, hasDeclined: false },
  check: (value) => {
    const { count, hasDeclined } = fieldsOf(value)
    return isNumber(count) ? { count, hasDeclined: hasDeclined === true } : undefined
  },
})

const countedEntry = storedEntry({
  name: 'app-visit-counted',
  area: 'session',
  version: 1,
  empty: false,
  check: (value) => (typeof value === 'boolean' ? value : undefined),
})

/** Counts each tab once. */
export function countVisit() {
  if (countedEntry.read()) return
  countedEntry.write(true)
  visitsEntry.write({ ...visitsEntry.read(), count: visitsEntry.read().count + 1 })
}
