import type { RecipeSummary } from '../../../core/recipe/recipe-summary.ts'
import { RecipeGrid } from '../browse/recipe-grid.tsx'

/** Cards a little narrower than elsewhere, so that three stand beside the filters. */
export function ResultGrid({ recipes }: { recipes: ReadonlyArray<RecipeSummary> }) {
  return (
    <RecipeGrid
      recipes={recipes}
      headingLevel={3}
      className="xl:grid-cols-[repeat(auto-fill,minmax(min(100%,262px),1fr))]"
    />
  )
}
