import type { Picture } from './picture.ts'

/** Something recommended for money; shown with the word "Sponsored". Its link is reached through `goPath`. */
export interface Affiliate {
  id: string
  title: string
  description: string
  picture: Picture | null
}

/** As administrators see it. */
export interface ManagedAffiliate extends Affiliate {
  linkUrl: string
  active: boolean
  /** Days as `2026-11-20`, in UTC; null is no bound. */
  startsOn: string | null
  endsOn: string | null
  createdAt: string
  /** Counts the changes of what it says: whoever saves names the one that was read. */
  version: number
  /** Of the last thirty days. */
  views: number
  clicks: number
}

/** How often ads were shown and followed on a day. */
export interface AdDay {
  day: string
  views: number
  clicks: number
}

/** Leads on to the affiliate's link, and counts that. */
export const goPath = (id: string) => `/go/${encodeURIComponent(id)}`

/** Active, but not today. */
export function standingOf({ active, startsOn, endsOn }: ManagedAffiliate, today: string) {
  if (!active) return 'inactive'
  if (startsOn && startsOn > today) return 'planned'
  return endsOn && endsOn < today ? 'ended' : 'active'
}

/** The last days up to `today`, each of them: those nothing was counted on have zeros. */
export function everyDay(counted: ReadonlyArray<AdDay>, today: string, length: number): Array<AdDay> {
  const byDay = new Map(counted.map((entry) => [entry.day, entry]))
  const last = Date.parse(today)
  return Array.from({ length }, (_, index) => {
    const day = new Date(last - (length - 1 - index) * 86_400_000).toISOString().slice(0, 10)
    return byDay.get(day) ?? { day, views: 0, clicks: 0 }
  })
}
