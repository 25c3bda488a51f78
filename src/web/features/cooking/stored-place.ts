import { offlineEntries } from '../../browser/offline-entries.ts'
import { storedEntry } from '../../browser/stored-entry.ts'

interface Place {
  recipeId: string
  /** Counted from 1. */
  step: number
}

const mostPlaces = 30

/** The step where the cook left each recipe, the last recipe first. */
const placesEntry = storedEntry<ReadonlyArray<Place>>({
  name: 'cook-mode-places',
  version: 1,
  check: (value) => (Array.isArray(value) ? value.filter(isPlace).slice(0, mostPlaces) : undefined),
  empty: [],
})

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'recipeId' in value &&
  typeof value.recipeId === 'string' &&
  'step' in value &&
  Number.isInteger(value.step)

/** Recipes opened in cook mode, the last one first. They are stored to be read without a connection. */
export const cookedEntry = storedEntry<ReadonlyArray<string>>({
  name: offlineEntries.cookedRecipes,
  version: 1,
  check: (value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined),
  empty: [],
})

/** Removes everything that tells which recipes were opened in cook mode. */
export function forgetCooked() {
  cookedEntry.remove()
  placesEntry.remove()
}

const mostCooked = 10

export function noteCooked(recipeId: string) {
  const [last, ...others] = cookedEntry.read()
  if (last === recipeId) return
  const rest = [...(last === undefined ? [] : [last]), ...others].filter((id) => id !== recipeId)
  cookedEntry.write([recipeId, ...rest].slice(0, mostCooked))
}

export const placeIn = (recipeId: string): number | undefined =>
  placesEntry.read().find((place) => place.recipeId === recipeId)?.step

/** Stores the step. The first one needs no place. */
export function storePlace(recipeId: string, step: number) {
  const others = placesEntry.read().filter((place) => place.recipeId !== recipeId)
  placesEntry.write(step > 1 ? [{ recipeId, step }, ...others].slice(0, mostPlaces) : others)
}
