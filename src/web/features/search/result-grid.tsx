import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { RecipeGrid } from '../recipes/recipe-grid.tsx'

/** As many as fit in one row of a narrow card, so that the titles beside each other line up. */
const oneRowOfBadges = { limit: 2, countRest: true }

/** Narrower cards than elsewhere, so that three fit beside the filters. On a phone, rows. */
export function ResultGrid({ recipes }: { recipes: ReadonlyArray<RecipeSummary> }) {
  return (
    <RecipeGrid
      recipes={recipes}
      headingLevel={3}
      isCompact
      badges={oneRowOfBadges}
      className="xl:grid-cols-[repeat(auto-fill,minmax(min(100%,262px),1fr))]"
    />
  )
}
