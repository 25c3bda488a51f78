import { z } from 'zod'

export const backupRhythms = ['never', 'daily', 'weekly'] as const

/** When the site backs itself up. Hours are in UTC, weekly backups are made on Mondays. */
export const BackupSchedule = z.object({ every: z.enum(backupRhythms), hour: z.int().min(0).max(23) })
export type BackupSchedule = z.infer<typeof BackupSchedule>

export const usualSchedule: BackupSchedule = { every: 'never', hour: 3 }

const dayMs = 24 * 60 * 60 * 1000

/** Days, weeks and months of which one scheduled backup each stays. */
export const storedFor = { days: 7, weeks: 4, months: 6 }

/** Returns the latest moment at which a backup was due. Null if backups are off. */
export function lastDue({ every, hour }: BackupSchedule, now: Date): Date | null {
  if (every === 'never') return null
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour)
  const daily = today <= now.getTime() ? today : today - dayMs
  if (every === 'daily') return new Date(daily)
  const daysSinceMonday = (new Date(daily).getUTCDay() + 6) % 7
  return new Date(daily - daysSinceMonday * dayMs)
}

/** Returns the next moment at which a backup is due. Null if backups are off. */
export function nextDue(schedule: BackupSchedule, now: Date): Date | null {
  const last = lastDue(schedule, now)
  return last && new Date(last.getTime() + (schedule.every === 'daily' ? dayMs : 7 * dayMs))
}

/**
 * Returns the moments whose backups may be deleted. The newest backup of each of the last seven days, four weeks and
 * six months stays, counting only periods that have a backup. So a site that was off for a year keeps its last backups.
 */
export function outdated(moments: ReadonlyArray<Date>): Array<Date> {
  const newestFirst = moments.toSorted((a, b) => b.getTime() - a.getTime())
  const staying = new Set([
    ...newestOfEach(newestFirst, storedFor.days, (moment) => Math.floor(moment.getTime() / dayMs)),
    // The epoch was a Thursday. Three days later the number of the week changes on Mondays.
    ...newestOfEach(newestFirst, storedFor.weeks, (moment) => Math.floor((moment.getTime() / dayMs + 3) / 7)),
    ...newestOfEach(newestFirst, storedFor.months, (moment) => moment.getUTCFullYear() * 12 + moment.getUTCMonth()),
  ])
  return newestFirst.filter((moment) => !staying.has(moment))
}

function newestOfEach(newestFirst: ReadonlyArray<Date>, most: number, periodOf: (moment: Date) => number): Array<Date> {
  const found = new Map<number, Date>()
  for (const moment of newestFirst) {
    const period = periodOf(moment)
    if (found.size < most && !found.has(period)) found.set(period, moment)
  }
  return [...found.values()]
}
