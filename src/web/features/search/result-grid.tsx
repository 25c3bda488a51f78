import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { RecipeGrid } from '../recipes/recipe-grid.tsx'

/** Narrower cards than elsewhere, so that three fit beside the filters. On a phone, rows. */
export function ResultGrid({ recipes }: { recipes: ReadonlyArray<RecipeSummary> }) {
  return (
    <RecipeGrid
      recipes={recipes}
      headingLevel={3}
      isCompact
      className="xl:grid-cols-[repeat(auto-fill,minmax(min(100%,262px),1fr))]"
    />
  )
}
