/** A timer of the kitchen. Times are in milliseconds, moments in milliseconds since 1970. */
export interface KitchenTimer {
  id: string
  /** Its purpose, such as "Bake". */
  label: string
  recipeId: string
  totalMs: number
  /** The moment it rings. Null while it is paused. */
  endsAt: number | null
  /** The time left on a paused timer. */
  leftMs: number
}

/** A cook watches fewer, and a step with two hundred times must not fill the screen. */
export const mostTimers = 20

/** Returns what is left. A clock that was set back never adds time. */
export function timeLeft({ endsAt, leftMs, totalMs }: KitchenTimer, now: number): number {
  return endsAt === null ? leftMs : Math.min(totalMs, Math.max(0, endsAt - now))
}

export const isRinging = (timer: KitchenTimer, now: number): boolean =>
  timer.endsAt !== null && timeLeft(timer, now) === 0

/** Pauses a running timer, or lets a paused one run. */
export function pauseOrResume(timer: KitchenTimer, now: number): KitchenTimer {
  if (timer.endsAt === null) return { ...timer, endsAt: now + timer.leftMs }
  return { ...timer, endsAt: null, leftMs: timeLeft(timer, now) }
}

/** Adds a minute. A timer that rings runs again. */
export function addMinute(timer: KitchenTimer, now: number): KitchenTimer {
  const leftMs = timeLeft(timer, now) + 60_000
  return {
    ...timer,
    totalMs: Math.max(timer.totalMs, leftMs),
    leftMs,
    endsAt: timer.endsAt === null ? null : now + leftMs,
  }
}

/** Formats what is left: "4:05", "1:30:00". Counts the second that has begun. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [hours = 0, ...rest] = parts
  const shown = hours > 0 ? [hours, ...rest] : rest
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
