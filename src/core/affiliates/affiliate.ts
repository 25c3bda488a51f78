import type { Picture } from '../pictures/picture.ts'

/** A paid recommendation, labeled "Sponsored". Its link goes through `goPath`. */
export interface Affiliate {
  id: string
  title: string
  description: string
  picture: Picture | null
}

export interface ManagedAffiliate extends Affiliate {
  linkUrl: string
  active: boolean
  /** UTC days such as `2026-11-20`. Null means no limit. */
  startsOn: string | null
  endsOn: string | null
  createdAt: string
  /** Increases with each edit. Saving sends the version that was read, to detect conflicts. */
  version: number
  /** Views in the last 30 days. */
  views: number
  clicks: number
}

export interface AdDay {
  day: string
  views: number
  clicks: number
}

/** Redirects to the affiliate's link and counts the click. */
export const goPath = (id: string) => `/go/${encodeURIComponent(id)}`

/** Returns the status on a given day. */
export function standingOf({ active, startsOn, endsOn }: ManagedAffiliate, today: string) {
  if (!active) return 'inactive'
  if (startsOn && startsOn > today) return 'planned'
  return endsOn && endsOn < today ? 'ended' : 'active'
}

/** Returns each of the last days up to `today`. Days without counts have zeros. */
export function everyDay(counted: ReadonlyArray<AdDay>, today: string, length: number): Array<AdDay> {
  const byDay = new Map(counted.map((entry) => [entry.day, entry]))
  const last = Date.parse(today)
  return Array.from({ length }, (_, index) => {
    const day = new Date(last - (length - 1 - index) * 86_400_000).toISOString().slice(0, 10)
    return byDay.get(day) ?? { day, views: 0, clicks: 0 }
  })
}
