import { categoryLabel } from '../../../core/recipe/category.ts'

/** "Up to 1 hour", as it stands among the filters and on a chip. */
export function timeLabel(minutes: number): string {
  const hours = minutes / 60
  if (!Number.isInteger(hours)) return `Up to ${minutes} min`
  return `Up to ${hours} ${hours === 1 ? 'hour' : 'hours'}`
}

export const starsLabel = (stars: number) => `${stars} stars and more`

/** "gluten-free" and "easy" begin a line. */
export const valueLabel = categoryLabel
