import { type KitchenTimer, mostTimers } from '../../../core/cooking/kitchen-timer.ts'
import { randomId } from '../../browser/random-id.ts'
import { storedEntry, useStored } from '../../browser/stored-entry.ts'

/** The timers of all recipes and tabs. They outlast a reload. */
export const timersEntry = storedEntry<ReadonlyArray<KitchenTimer>>({
  name: 'kitchen-timers',
  version: 1,
  check: (value) => (Array.isArray(value) ? value.filter(isTimer).slice(0, mostTimers) : undefined),
  empty: [],
})

function isTimer(value: unknown): value is KitchenTimer {
  if (typeof value !== 'object' || value === null) return false
  const { id, label, recipeId, totalMs, endsAt, leftMs } = value as Partial<Record<keyof KitchenTimer, unknown>>
  const areTexts = [id, label, recipeId].every((each) => typeof each === 'string')
  return areTexts && [totalMs, leftMs, endsAt ?? 0].every((each) => Number.isFinite(each))
}

export const useTimers = () => useStored(timersEntry)

/** Returns false if there are too many timers already. */
export function addTimer({ recipeId, label, minutes }: { recipeId: string; label: string; minutes: number }): boolean {
  const timers = timersEntry.read()
  if (timers.length >= mostTimers) return false
  const totalMs = Math.round(minutes * 60_000)
  const timer = { id: randomId(), label, recipeId, totalMs, leftMs: totalMs, endsAt: Date.now() + totalMs }
  timersEntry.write([...timers, timer])
  return true
}

export function changeTimer(id: string, change: (timer: KitchenTimer, now: number) => KitchenTimer) {
  timersEntry.write(timersEntry.read().map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)))
}

export function removeTimer(id: string) {
  timersEntry.write(timersEntry.read().filter((timer) => timer.id !== id))
}
