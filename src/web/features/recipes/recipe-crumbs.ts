import { categoryLabel, categoryPath } from '../../../core/recipes/categories/category.ts'
import type { RecipeHead } from './recipe-view.tsx'

interface Crumb {
  label: string
  /** Absent for the recipe itself. */
  to?: string
}

/** Returns the breadcrumbs of a recipe: home, its first category, its title. */
export function recipeCrumbs({
  title,
  categories: [category],
}: Pick<RecipeHead, 'title' | 'categories'>): Array<Crumb> {
  const middle = category ? [{ label: categoryLabel(category), to: categoryPath(category) }] : []
  return [{ label: 'Home', to: '/' }, ...middle, { label: title.slice(0, 80).toWellFormed() }]
}
