import { capitalizedCategory, categoryLabel } from '../../../core/recipes/categories/category.ts'
import { counted } from '../../../core/text/counted.ts'

/** Formats a time limit such as "Up to 1 hour", for filters and chips. */
export function timeLabel(minutes: number): string {
  const hours = minutes / 60
  if (!Number.isInteger(hours)) return `Up to ${minutes} min`
  return `Up to ${counted(hours, 'hour')}`
}

export const starsLabel = (stars: number) => `${stars} stars and more`

/** Capitalizes values such as "gluten-free" and "easy", which begin a line. Categories have a name of their own. */
export const valueLabel = (facet: string, value: string): string =>
  facet === 'categories' || facet === 'category' ? categoryLabel(value) : capitalizedCategory(value)
