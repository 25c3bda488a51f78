import { useRouteLoaderData } from 'react-router'
import { usualChoices } from '../../core/recipes/categories/category-choices.ts'
import type { ShownCategories } from '../../db/recipes/category-choices.ts'

/** Returns the categories that every form offers, which the root loads. */
export function useCategoryChoices(): ShownCategories['offered'] {
  const root = useRouteLoaderData('root') as { categories: ShownCategories } | undefined
  return root?.categories.offered ?? usualChoices
}
